/**
 * The last step of the build: writes one prerendered HTML file per route into dist/, and 200.html and 404.html for all other
 * addresses. The app's own components render them; the menu comes from the backend's responses in a new shop, all other data
 * is shown as placeholders. Styles are inlined, so that one response is enough to paint.
 */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, transform } from 'esbuild';
import { readChunks } from '../../scripts/bundle/chunks.mjs';
import { whenStarted } from '../../scripts/setup/command.mjs';
import { classNamesFile } from '../../scripts/bundle/classNames.mjs';
import { headersFile, withPolicy } from '../../scripts/hosting/securityPolicy.mjs';
import { picturesPath } from '../../scripts/bundle/picturesPath.mjs';
import { buildSettings, projectRoot } from '../../scripts/setup/settings.mjs';
import { writeCompressed } from '../../scripts/bundle/writeCompressed.mjs';

const { basePath, mocks, qa, apiUrl, policy, dist, workFolder } = buildSettings();

const define = {
  'process.env.NODE_ENV': '"production"',
  'process.env.BASE_PATH': JSON.stringify(basePath),
  'process.env.PICTURES_PATH': JSON.stringify(picturesPath()),
  'process.env.API_URL': JSON.stringify(apiUrl),
  'process.env.MOCKS': JSON.stringify(mocks),
  'process.env.QA': JSON.stringify(qa),
};

/**
 * Gives CSS modules the class names of the webpack build, and leaves out the back office, which is not rendered here.
 * @type {import('esbuild').Plugin}
 */
const asInTheBundle = {
  name: 'as-in-the-bundle',
  setup({ onLoad, onResolve }) {
    onLoad({ filter: /\.module\.css$/ }, async ({ path: file }) => ({ contents: await readFile(classNamesFile(file)), loader: 'json' }));
    onLoad({ filter: /\.css$/ }, () => ({ contents: '', loader: 'empty' }));
    onResolve({ filter: /\/pages\/admin$/ }, () => ({ path: 'back-office', namespace: 'nothing' }));
    onLoad({ filter: /.*/, namespace: 'nothing' }, () => ({ contents: 'export const AdminApp = () => null;' }));
  },
};

/** Bundles the app and the backend as one module for Node.js. */
async function loadApp() {
  const outfile = path.join(workFolder, 'prerender/app.mjs');
  await build({
    stdin: {
      contents: `export * from './src/prerender/renderPage';
        export * from './src/prerender/prerenderedState';
        ${mocks === 'on' ? "export { answer } from './mocks/backend';" : 'export const answer = null;'}`,
      resolveDir: projectRoot,
    },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
    define,
    plugins: [asInTheBundle],
    logLevel: 'error',
  });
  return import(pathToFileURL(outfile).href);
}

/**
 * The data of a new shop's menu page, as text; null if the build has no backend.
 * @param {Awaited<ReturnType<typeof loadApp>>} app
 */
async function firstView({ answer, viewText }) {
  if (answer === null) return null;
  const [menu, banners, shop] = await Promise.all(['menu', 'banners', 'shop'].map(async (call) => {
    const response = await answer(new Request(`http://localhost${apiUrl}/${call}`));
    return response?.json();
  }));
  return viewText(menu, banners, shop);
}

/** Compiles the inline script. */
async function inlineScript() {
  const { outputFiles } = await build({
    entryPoints: [path.join(projectRoot, 'src/prerender/beforePaint.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define,
    write: false,
  });
  return `<script>${outputFiles[0]?.text.trim() ?? ''}</script>`;
}

/**
 * Reads style sheets of the bundle as style elements.
 * @param {string[]} files below dist/; other files than style sheets are left out
 * @throws if one contains invalid CSS: browsers would ignore the rule silently
 */
async function stylesOf(files) {
  const sheets = files.filter((file) => file.endsWith('.css')).map(async (file) => {
    const css = await readFile(path.join(dist, file), 'utf8');
    const { warnings } = await transform(css, { loader: 'css', sourcefile: file, logLevel: 'warning' });
    if (warnings.length > 0) throw new Error(`Browsers would ignore parts of ${file}`);
    return `<style>${css}</style>`;
  });
  return (await Promise.all(sheets)).join('');
}

/** Escapes JSON for a script element, so that it cannot end the element. @param {string} text */
const asData = (text) => text.replaceAll('<', '\\u003c');

/** The names of the chunks that a page needs beside the main one. @param {string} route */
function chunksOf(route) {
  const [first = '', name = first] = route.slice(1).split('/');
  if (['', 'user'].includes(name)) return [];
  if (first !== 'dashboard') return [name];
  return [...(mocks === 'on' ? ['backend'] : []), 'admin', ...(name === first ? [] : [`admin-${name}`])];
}

/** Writes the pages into dist/. The bundle must be finished. */
async function prerender() {
  // React reads NODE_ENV at run time in Node.js; its development build would write error details into the markup.
  process.env.NODE_ENV = 'production';
  // Before the backend is loaded, because Dexie captures `indexedDB` at import.
  // @ts-expect-error -- the package has types for this entry point only in older module resolutions
  await import('fake-indexeddb/auto');
  // A stub that stores nothing. Without a local storage, the markup would contain the error for an unreadable cart.
  Object.assign(globalThis, { localStorage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined } });
  const app = await loadApp();
  const filesOf = await readChunks();
  const text = await firstView(app);
  const stamp = createHash('sha256').update(text ?? '').digest('base64url').slice(0, 8);
  const view = text === null ? '' : `<script type="application/json" id="${app.VIEW_ID}" data-stamp="${stamp}">${asData(text)}</script>`;

  let frame = await readFile(path.join(workFolder, 'pages/index.html'), 'utf8');
  let fonts = '';
  for (const [link, href = ''] of frame.matchAll(/<link href="([^"]+\.css)" rel="stylesheet">/g)) {
    const styles = await stylesOf([href.slice(basePath.length)]);
    frame = frame.replace(link, () => styles);
    // In the body, because a preload in the head would delay the first paint. Fonts with a unicode-range may not be needed.
    for (const [, file = ''] of styles.matchAll(/@font-face\{(?![^}]*unicode-range)[^}]*url\(["']?([^"')]+\.woff2)/g)) {
      fonts += `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin>`;
    }
  }
  const decide = await inlineScript();
  const scripts = [...frame.matchAll(/<script defer="defer" src="([^"]+)"><\/script>/g)].map(([, src = '']) => src);
  frame = frame.replace(/<script defer.*<\/script>/, () => '<!--head-->');

  /** Without their code the pages render placeholders, for users whom the markup does not fit. @type {Map<string, string>} */
  const loading = new Map();
  for (const route of app.PATHS) loading.set(route, await app.renderPage(route.startsWith('/user') || route === '/about' ? route : '/dashboard', null));

  for (const route of app.PATHS) {
    await app.preloadPage(route);
    const isMenu = route === '/user' && text !== null;
    const markup = await app.renderPage(route, isMenu ? JSON.parse(text) : null);
    // React renders a placeholder, without an error, where a component throws; hydration would report it to each visitor.
    if (markup.includes('<!--$!-->')) throw new Error(`${route} cannot be prerendered completely`);
    const files = [...new Set(chunksOf(route).flatMap(filesOf))];
    const addresses = files.map((file) => basePath + file);
    const isOffice = route.startsWith('/dashboard');
    const preloads = isOffice ? '' : addresses.map((href) => `<link rel="preload" as="${href.endsWith('.css') ? 'style' : 'script'}" href="${href}">`).join('');
    /** @type {import('./prerenderedState').PrerenderedPage} */
    const page = { path: (basePath + route.slice(1)).replace(/(.)\/$/, '$1'), scripts, ...(isOffice && { backOffice: [...scripts, ...addresses] }), ...(isMenu && { stamp }), ...(route === '/user/auth' && { visitorsOnly: true }) };
    const data = `<script type="application/json" id="${app.PAGE_ID}">${asData(JSON.stringify(page))}</script>`;
    const styles = isOffice ? '' : await stylesOf(files);
    // The page is painted whole: while it is parsed, its last card so far fills a row alone, and the next one would move it.
    let html = frame
      .replace('<!--head-->', () => `${data}${decide}<link rel="expect" href="#${app.LOADING_ID}" blocking="render">${preloads}`)
      .replace('</head>', () => `${styles}</head>`)
      .replace('<div id="root"></div>', () => `${fonts}<div id="root">${markup}</div><template id="${app.LOADING_ID}">${loading.get(route)}</template><script>prerendered.settle()</script>${view}`);
    if (policy === 'page') html = withPolicy(html, apiUrl);
    // The page of `/` serves all other addresses too, where it shows its placeholders until the app has started.
    const names = route === '/' ? ['index', '200', '404'] : [route.slice(1)];
    await Promise.all(names.map((name) => writeCompressed(path.join(dist, `${name}.html`), html)));
    if (route === '/') await writeFile(path.join(dist, '_headers'), headersFile(html, apiUrl, basePath));
  }
}

await whenStarted(import.meta.url, async () => {
  await prerender();
  // Open handles of the in-memory database would keep the process running.
  process.exit(0);
});
