/**
 * The floors of the house. Arrows run down only:
 *   main -> app -> pages -> features -> shared -> domain, and mocks -> domain,
 * and the QA panel takes the shop's parts from shared.
 */
const TESTS = '(\\.test\\.tsx?$|^src/testing/|^mocks/(testing|model|fuzz)/)';

/** What loads with the back office only: its pages, its features, and the parts those share. */
const ADMIN_PAGES = '^src/pages/admin/';
const ADMIN_PARTS = [
  '^src/shared/back-office/',
  '^src/features/(overview|admin-orders|users|foods|categories|banners|inventory|history|command-palette|demo-data)/',
];

/** A floor may not reach up to the floors above it. Its tests may: they look at it through the whole screen. */
const floor = (name, above) => ({
  name: `floor-${name}`,
  comment: `src/${name} knows nothing of the floors above it.`,
  severity: 'error',
  from: { path: `^src/${name}/`, pathNot: TESTS },
  to: { path: above.map((each) => `^src/${each}`) },
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

    floor('shared', ['features/', 'pages/', 'app/', 'main\\.']),
    floor('features', ['pages/', 'app/', 'main\\.']),
    floor('pages', ['app/', 'main\\.']),
    floor('app', ['main\\.']),
    {
      name: 'floor-domain',
      comment: 'The contract and the rules depend on nothing else of ours.',
      severity: 'error',
      from: { path: '^src/domain/' },
      to: { path: '^(src|mocks)/', pathNot: '^src/domain/' },
    },
    {
      name: 'floor-mocks',
      comment: 'The backend shares the contract and the rules with the app, and nothing else.',
      severity: 'error',
      from: { path: '^mocks/', pathNot: [TESTS, '^mocks/panel/'] },
      to: { path: '^src/', pathNot: '^src/domain/' },
    },
    {
      name: 'floor-panel',
      comment: "QA's panel is made of the shop's own parts, and knows nothing else of the screens.",
      severity: 'error',
      from: { path: '^mocks/panel/', pathNot: TESTS },
      to: { path: '^src/', pathNot: '^src/(domain|shared/(ui|utils|styles))/' },
    },
    {
      name: 'panel-on-demand',
      comment: 'The panel loads when it is opened.',
      severity: 'error',
      from: { path: '^(src|mocks)/', pathNot: ['^mocks/panel/', TESTS] },
      to: { path: '^mocks/panel/', dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },

    {
      name: 'one-door-to-the-workbench',
      comment: 'A build can leave QA out because one guarded import leads to it; nothing else may drag its code in.',
      severity: 'error',
      from: { path: '^(src|mocks)/', pathNot: ['^mocks/(qa|panel|scenarios)/', '^mocks/node\\.ts$', TESTS] },
      to: { path: '^mocks/(qa|panel|scenarios)/', pathNot: '^mocks/qa/start\\.ts$' },
    },
    {
      name: 'workbench-behind-the-guard',
      severity: 'error',
      from: { path: '^(src|mocks)/', pathNot: TESTS },
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
      from: { path: '^(src|mocks)/', pathNot: '^src/features/' },
      to: { path: '^src/features/[^/]+/', pathNot: '^src/features/[^/]+/index\\.ts$' },
    },
    {
      name: 'one-seam-to-mocks',
      comment: 'Only main.tsx knows that there is a backend in the browser.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/main\\.tsx$', TESTS] },
      to: { path: '^mocks/' },
    },
    {
      name: 'no-tests-in-the-app',
      severity: 'error',
      from: { path: '^(src|mocks)/', pathNot: TESTS },
      to: { path: TESTS },
    },
    {
      name: 'no-development-packages-in-the-app',
      severity: 'error',
      from: { path: '^(src|mocks)/', pathNot: TESTS },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },

    {
      name: 'no-ant-design-on-the-storefront',
      comment: 'Ant Design belongs to the back office alone.',
      severity: 'error',
      from: { path: '^(src|mocks)/', pathNot: [ADMIN_PAGES, ...ADMIN_PARTS, '^src/testing/'] },
      to: { path: 'node_modules/(antd|@ant-design|@antv|@rc-component)/' },
    },
    {
      name: 'back-office-by-its-pages',
      comment: 'The features and parts of the back office are reached through its pages, so they load with them.',
      severity: 'error',
      from: { path: '^(src|mocks)/', pathNot: [ADMIN_PAGES, ...ADMIN_PARTS, TESTS] },
      to: { path: ADMIN_PARTS },
    },
    {
      name: 'back-office-on-demand',
      comment: 'The pages of the back office are imported dynamically.',
      severity: 'error',
      from: { path: '^(src|mocks)/', pathNot: [ADMIN_PAGES, TESTS] },
      to: { path: ADMIN_PAGES, dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    // Imports of types count: they are how one floor gets to know another.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'], exportsFields: ['exports'], conditionNames: ['import', 'types', 'default', 'require', 'node'] },
  },
};
