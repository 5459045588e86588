/**
 * The last step of the build: prerenders the first screens into the pages of dist/. The menu is rendered by the app's
 * own components from the backend's responses in a new shop; the other screens are rendered without data. An inline
 * script chooses one of them. Styles are inlined, so that one response is enough to paint.
 */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { build, transform } from 'esbuild';
import { readChunks } from './chunks.mjs';
import { whenStarted } from './command.mjs';
import { localNames } from './cssNames.mjs';
import { TRANSPORT_SECURITY, securityHeaders, withPolicy } from './securityPolicy.mjs';
import { picturesPath } from './picturesFingerprint.mjs';
import { buildSettings, projectRoot } from './settings.mjs';

const { basePath, mocks, qa, apiUrl, policy, dist, workFolder } = buildSettings();
/** Static hosts without a fallback serve 404.html for unknown paths, so it is a copy of the page. */
const PAGES = ['index.html', '404.html'];
const EMPTY_ROOT = '<div id="root"></div>';

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
    onLoad({ filter: /\.module\.css$/ }, ({ path: file }) => ({ contents: JSON.stringify(localNames(file)), loader: 'json' }));
    onLoad({ filter: /\.css$/ }, () => ({ contents: '', loader: 'empty' }));
    onResolve({ filter: /\/pages\/admin$/ }, () => ({ path: 'back-office', namespace: 'nothing' }));
    onLoad({ filter: /.*/, namespace: 'nothing' }, () => ({ contents: 'export const AdminApp = () => null;' }));
  },
};

/** Bundles the app and the backend as one module for Node.js. */
async function loadScreens() {
  const outfile = path.join(workFolder, 'prerender/screens.mjs');
  await build({
    stdin: {
      contents: `export { SHELL_PATHS, renderScreen, viewText } from './src/prerender';
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
 * @param {Awaited<ReturnType<typeof loadScreens>>} screens
 */
async function firstView({ answer, viewText }) {
  if (answer === null) return null;
  const ask = async (/** @type {string} */ call) => {
    const response = await answer(new Request(`http://localhost${apiUrl}/${call}`));
    if (!response?.ok) throw new Error(`The backend failed to answer ${call}: ${response?.status}`);
    return response.json();
  };
  return viewText(await ask('menu'), await ask('banners'));
}

/** Removes React's preloads of pictures: the browser finds the pictures in the markup. @param {string} html */
const withoutPreloads = (html) => html.replace(/<link rel="preload"[^>]*>/g, '');

/** Compiles the inline script src/boot.ts. @param {Record<string, unknown>} values its build-time constants */
async function bootScript(values) {
  const { outputFiles } = await build({
    entryPoints: [path.join(projectRoot, 'src/boot.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
    define: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])),
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/**
 * Reads a style sheet of the bundle.
 * @param {string} file below dist/
 * @throws if it contains invalid CSS: browsers would ignore the rule silently
 */
async function readStyles(file) {
  const css = await readFile(path.join(dist, file), 'utf8');
  const { warnings } = await transform(css, { loader: 'css', sourcefile: file, logLevel: 'warning' });
  if (warnings.length > 0) throw new Error(`Browsers would ignore parts of ${file}`);
  return css;
}

/** The styles that a screen's chunk would load. @param {string[]} chunk its files */
async function stylesOf(chunk) {
  return (await Promise.all(chunk.filter((file) => file.endsWith('.css')).map(readStyles))).join('');
}

/** The ids of the menu's markup and of the script that shows it. */
const MENU_ID = 'first-screen';
const BOOT_ID = 'boot';

/** Escapes JSON for a script element, so that it cannot end the element. @param {string} text */
const asData = (text) => text.replaceAll('<', '\\u003c');

/** @param {string} file @param {string} text */
async function writeCompressed(file, text) {
  const { BROTLI_PARAM_QUALITY, BROTLI_MAX_QUALITY } = zlib.constants;
  await Promise.all([
    writeFile(file, text),
    writeFile(`${file}.gz`, await promisify(zlib.gzip)(text, { level: 9 })),
    writeFile(`${file}.br`, await promisify(zlib.brotliCompress)(text, { params: { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY } })),
  ]);
}

/** The _headers file for static hosts (Netlify, Cloudflare Pages and others). @param {string} html */
function headersFile(html) {
  const everywhere = Object.entries({ ...securityHeaders(html, apiUrl), ...TRANSPORT_SECURITY }).map(([name, value]) => `  ${name}: ${value}`);
  const kept = `${basePath}assets/*\n  Cache-Control: public, max-age=31536000, immutable`;
  return `${basePath}*\n${everywhere.join('\n')}\n${kept}\n${basePath}sw.js\n  Cache-Control: no-cache\n`;
}

/** Writes the screens into the pages of dist/. The bundle must be finished. */
async function prerender() {
  // React reads NODE_ENV at run time in Node.js; its development build would write error details into the markup.
  process.env.NODE_ENV = 'production';
  // Before the backend is loaded, because Dexie captures `indexedDB` at import.
  // @ts-expect-error -- the package has types for this entry point only in older module resolutions
  await import('fake-indexeddb/auto');
  // A stub that stores nothing. Without a local storage, the markup would contain the error for an unreadable cart.
  Object.assign(globalThis, { localStorage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined } });
  const screens = await loadScreens();
  const filesOf = await readChunks();
  const view = await firstView(screens);
  const stamp = createHash('sha256').update(view ?? '').digest('base64url').slice(0, 8);
  const at = (/** @type {string} */ route) => basePath.replace(/\/$/, '') + route;

  // All screens are stored as text in script elements. A screen that is not shown then creates no elements and loads no
  // pictures, and the chosen one is inserted in one step by the script that follows.
  const menu = view === null ? '' : withoutPreloads(await screens.renderScreen('/user', JSON.parse(view)));
  const menuScreen = `<script type="text/plain" id="${MENU_ID}">${menu}</script>`;
  /** @type {string[]} */
  const others = [];
  for (const route of screens.SHELL_PATHS) {
    const markup = withoutPreloads(await screens.renderScreen(route, null));
    const body = route === '/user/auth' ? `<style>${await stylesOf(filesOf('auth'))}</style>${markup}` : markup;
    others.push(`<script type="text/plain" data-path="${at(route)}"${route === '/dashboard' ? ' data-below' : ''}>${body}</script>`);
  }
  const [picture = ''] = /<img [^>]*fetchPriority="high"[^>]*>/.exec(menu) ?? [];
  const attribute = (/** @type {string} */ name) => new RegExp(` ${name}="([^"]*)"`).exec(picture)?.[1] ?? '';
  if (menu !== '' && picture === '') throw new Error('The menu has no high-priority picture to preload');
  // The preload scanner does not look into the text of script elements, so a script requests the largest picture.
  const askForPicture = picture && `<script>location.pathname.replace(/\\/$/,"")==="${at('/user')}"&&Object.assign(new Image(),{sizes:"${attribute('sizes')}",srcset:"${attribute('srcSet')}",src:"${attribute('src')}"})</script>`;
  const data = view === null ? '' : `<script type="application/json" id="first-view" data-stamp="${stamp}">${asData(view)}</script>`;

  let html = await readFile(path.join(workFolder, 'pages/index.html'), 'utf8');
  let font = '';
  for (const [link, href = ''] of html.matchAll(/<link href="([^"]+\.css)" rel="stylesheet">/g)) {
    const css = await readStyles(href.slice(basePath.length));
    html = html.replace(link, () => `<style>${css}</style>`);
    // In the body, because a preload in the head would delay the first paint. Fonts with a unicode-range may not be
    // needed.
    for (const [, file = ''] of css.matchAll(/@font-face\{(?![^}]*unicode-range)[^}]*url\(["']?([^"')]+\.woff2)/g)) {
      font += `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin>`;
    }
  }
  /** @type {string[]} */
  const scripts = [];
  html = html.replace(/<script defer="defer" src="([^"]+)"><\/script>/g, (_, src) => {
    scripts.push(src);
    // Not preloaded: the first screen has priority, and the inline script responds until the code is loaded.
    return '';
  });
  /** @type {string[][]} */
  const steps = [];
  for (const chunk of mocks === 'on' ? ['backend', 'admin'] : ['admin']) {
    const before = [scripts, ...steps].flat();
    steps.push(filesOf(chunk).map((file) => basePath + file).filter((file) => !before.includes(file)));
  }
  const boot = await bootScript({
    MENU_PATH: view === null ? '?' : at('/user'),
    SIGN_IN_PATH: at('/user/auth'),
    OFFICE_PATH: at('/dashboard'),
    VIEW_STAMP: stamp,
    MENU_ID,
    HAS_QA: qa === 'on',
    SCRIPTS: scripts,
    OFFICE_STEPS: steps,
  });
  // Blocks rendering until the inline script has run. An earlier frame would be empty, perhaps in another theme, and
  // cost time.
  html = html.replace('<style>', (style) => `${askForPicture}<link rel="expect" href="#${BOOT_ID}" blocking="render">${style}`);
  html = html.replace(EMPTY_ROOT, () => `${font}${EMPTY_ROOT}${menuScreen}<script id="${BOOT_ID}">${boot}</script>${others.join('')}${data}<script>early.begin()</script>`);
  if (policy === 'page') html = withPolicy(html, apiUrl);
  await writeFile(path.join(dist, '_headers'), headersFile(html));
  await Promise.all(PAGES.map((page) => writeCompressed(path.join(dist, page), html)));
}

await whenStarted(import.meta.url, async () => {
  await prerender();
  // Open handles of the in-memory database would keep the process running.
  process.exit(0);
});
