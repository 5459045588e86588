/**
 * The layers. Imports go down only:
 *   main -> prerender -> app -> pages -> features -> shared -> domain, and mocks -> backend -> domain, server -> backend
 * mocks also takes the utilities, and the QA panel the shop's parts from shared.
 */

/** Tests are not followed: they look at everything through the whole screen. */
const TESTS = '(\\.test\\.tsx?$|^src/testing/|^mocks/(testing|model|fuzz)/|^server/tests/)';

/** The one door to the back office: its import is the dynamic one in src/app/guards.tsx. */
const ADMIN_INDEX = '^src/pages/admin/index\\.ts$';

/** A layer imports nothing of the layers above it. */
const layer = (name, above) => ({
  name: `layer-${name}`,
  comment: `src/${name} imports nothing of the layers above it.`,
  severity: 'error',
  from: { path: `^src/${name}/` },
  to: { path: above.map((each) => `^src/${each}`) },
});

/** A folder of src/shared imports only these other folders of src/shared. */
const shared = (name, others, comment) => ({
  name: `shared-${name}`,
  comment,
  severity: 'error',
  from: { path: `^src/shared/${name}/` },
  to: { path: '^src/shared/', pathNot: [name, ...others].map((each) => `^src/shared/${each}/`) },
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'named-by-subject',
      comment: 'Name the subject; a drawer for everything tells nobody what is in it.',
      severity: 'error',
      from: {},
      to: { path: '/(types|utils|helpers|constants)\\.tsx?$', pathNot: 'node_modules' },
    },

    layer('shared', ['features/', 'pages/', 'app/', 'prerender/', 'main\\.']),
    layer('features', ['pages/', 'app/', 'prerender/', 'main\\.']),
    layer('pages', ['app/', 'prerender/', 'main\\.']),
    layer('app', ['prerender/', 'main\\.']),
    layer('prerender', ['main\\.']),

    shared('utils', [], 'Utilities know no other part of the app.'),
    shared('hooks', ['utils'], 'Hooks know the utilities.'),
    shared('ui', ['utils', 'hooks', 'styles', 'notifications'], 'Parts know no service but the notifications: the toaster shows them, and a lazy dialog says that its code did not arrive.'),
    {
      name: 'shared-back-office',
      comment: 'The parts of the back office are made of the other folders, which know nothing of them.',
      severity: 'error',
      from: { path: '^src/shared/', pathNot: '^src/shared/back-office/' },
      to: { path: '^src/shared/back-office/' },
    },
    {
      name: 'one-direction',
      comment: 'No folders that import each other. The subjects of the domain may: an order has lines of a cart, and a cart is priced as an order.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(src/(?!domain)|mocks|backend|server)' },
      to: { circular: true },
    },
    {
      name: 'layer-domain',
      comment: 'The contract and the rules depend on nothing else of ours.',
      severity: 'error',
      from: { path: '^src/domain/' },
      to: { path: '^(src|mocks|backend|server)/', pathNot: '^src/domain/' },
    },
    {
      name: 'layer-compat',
      comment: 'What one browser needs is used from anywhere and knows nothing but the domain, so that it can go on its day.',
      severity: 'error',
      from: { path: '^(src|mocks)/compat/', pathNot: TESTS },
      to: { path: '^(src|mocks)/', pathNot: ['^src/(compat|domain)/', '^mocks/compat/'] },
    },
    {
      name: 'layer-backend',
      comment: 'The handlers know the contract, the rules and the port to a store: neither the browser nor a server, and no package but valibot and the date and hash libraries.',
      severity: 'error',
      from: { path: '^backend/', pathNot: TESTS },
      to: { path: ['^(src|mocks|server)/', 'node_modules/', '^node:'], pathNot: ['^src/domain/', 'node_modules/(valibot|dayjs|@noble/hashes)/'] },
    },
    {
      name: 'layer-server',
      comment: 'A server shares the backend, the rules and the hosting of files with the rest.',
      severity: 'error',
      from: { path: '^server/', pathNot: TESTS },
      to: { path: '^(src|mocks)/', pathNot: '^src/domain/' },
    },
    {
      name: 'no-server-in-the-browser',
      severity: 'error',
      from: { path: '^(src|mocks|backend)/' },
      to: { path: '^server/' },
    },
    {
      name: 'layer-mocks',
      comment: 'The browser’s side of the backend shares the contract, the rules, what one browser needs and the pure utilities with the app, and nothing else.',
      severity: 'error',
      from: { path: '^mocks/', pathNot: '^mocks/panel/' },
      to: { path: '^src/', pathNot: '^src/(compat|domain|shared/utils)/' },
    },
    {
      name: 'layer-panel',
      comment: "QA's panel is made of the shop's own parts, and knows nothing else of the screens.",
      severity: 'error',
      from: { path: '^mocks/panel/' },
      to: { path: '^src/', pathNot: '^src/(compat|domain|shared/(ui|utils|styles))/' },
    },
    {
      name: 'panel-on-demand',
      comment: 'The panel loads when it is opened.',
      severity: 'error',
      from: { path: '^(src|mocks)/', pathNot: '^mocks/panel/' },
      to: { path: '^mocks/panel/', dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },

    {
      name: 'one-door-to-the-workbench',
      comment: 'A build can leave QA out because one guarded import leads to it; nothing else may drag its code in.',
      severity: 'error',
      from: { path: '^(src|mocks)/', pathNot: ['^mocks/(qa|panel|scenarios)/', '^mocks/node\\.ts$'] },
      to: { path: '^mocks/(qa|panel|scenarios)/', pathNot: '^mocks/qa/start\\.ts$' },
    },
    {
      name: 'workbench-behind-the-guard',
      severity: 'error',
      from: { path: '^(src|mocks)/' },
      to: { path: '^mocks/qa/start\\.ts$', dependencyTypesNot: ['dynamic-import'] },
    },

    {
      name: 'features-do-not-meet',
      comment: 'Pages compose features; a feature never imports another.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'enter-by-the-index',
      comment: 'A feature is entered through its index.ts.',
      severity: 'error',
      from: { path: '^(src|mocks|backend)/', pathNot: '^src/features/' },
      to: { path: '^src/features/[^/]+/', pathNot: '^src/features/[^/]+/index\\.ts$' },
    },
    {
      name: 'one-seam-to-mocks',
      comment: 'Only main.tsx knows that there is a backend in the browser.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/main\\.tsx$' },
      to: { path: '^(mocks|backend|server)/' },
    },
    {
      name: 'no-texts-of-the-api-in-the-app',
      comment: 'Scripts and tests read what the description says of the calls; no browser loads it.',
      severity: 'error',
      from: { path: '^(src|mocks|backend|server)/', pathNot: TESTS },
      to: { path: '^src/domain/callTexts\\.ts$' },
    },
    {
      name: 'no-tests-in-the-app',
      severity: 'error',
      from: { path: '^(src|mocks|backend|server)/' },
      to: { path: TESTS },
    },
    {
      name: 'no-development-packages-in-the-app',
      severity: 'error',
      from: { path: '^(src|mocks)/', pathNot: '^src/prerender/build\\.mjs$' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },

    {
      name: 'back-office-by-its-index',
      comment: 'The pages of the back office are reached through their index.ts.',
      severity: 'error',
      from: { path: '^(src|mocks)/', pathNot: '^src/pages/admin/' },
      to: { path: '^src/pages/admin/', pathNot: ADMIN_INDEX },
    },
    {
      name: 'back-office-on-demand',
      comment: 'The back office is imported dynamically.',
      severity: 'error',
      from: { path: '^(src|mocks)/' },
      to: { path: ADMIN_INDEX, dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },
    {
      name: 'no-ant-design-on-the-storefront',
      comment: 'Ant Design, and the parts that are made of it, are reached through the pages of the back office alone, whose index.ts is not followed.',
      severity: 'error',
      from: { path: '^src/(main|prerender)' },
      to: { path: ['node_modules/(antd|@ant-design|@antv|@rc-component)/', '^src/shared/back-office/'], reachable: true },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', TESTS, ADMIN_INDEX] },
    tsConfig: { fileName: 'tsconfig.json' },
    // Imports of types count: they are how one layer depends on another.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'], exportsFields: ['exports'], conditionNames: ['import', 'types', 'default', 'require', 'node'] },
  },
};
