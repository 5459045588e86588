/**
 * The last step of the build: writes the first screens into the pages of dist/: the menu, made by the app's own components
 * from what the backend answers in a new shop, and behind it the other screens; a script between them chooses. What the
 * page needs to be painted stands in it, so that one answer is enough.
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
/** A static host without a fallback shows 404.html for every address that is not a file, so it is the same page. */
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

/** CSS modules become the names that webpack gives; the back office is never rendered here. @type {import('esbuild').Plugin} */
const asInTheBundle = {
  name: 'as-in-the-bundle',
  setup({ onLoad, onResolve }) {
    onLoad({ filter: /\.module\.css$/ }, ({ path: file }) => ({ contents: JSON.stringify(localNames(file)), loader: 'json' }));
    onLoad({ filter: /\.css$/ }, () => ({ contents: '', loader: 'empty' }));
    onResolve({ filter: /\/pages\/admin\// }, () => ({ path: 'back-office', namespace: 'nothing' }));
    onLoad({ filter: /.*/, namespace: 'nothing' }, () => ({ contents: 'export const AdminApp = () => null;' }));
  },
};

/** The app and the backend as one module for Node. */
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
 * What a new shop shows first, as text; null where the build has no backend to ask.
 * @param {Awaited<ReturnType<typeof loadScreens>>} screens
 */
async function firstView({ answer, viewText }) {
  if (answer === null) return null;
  const ask = async (/** @type {string} */ call) => {
    const response = await answer(new Request(`http://localhost${apiUrl}/${call}`));
    if (!response?.ok) throw new Error(`The backend does not answer ${call}: ${response?.status}`);
    return response.json();
  };
  return viewText(await ask('menu'), await ask('banners'));
}

/**
 * React announces pictures ahead of the markup; in a page they are found at once with the markup itself.
 * @param {string} html
 */
const withoutPreloads = (html) => html.replace(/<link rel="preload"[^>]*>/g, '');

/** @param {Record<string, unknown>} values what the script finds under these names */
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
 * A style sheet of the bundle.
 * @param {string} file below dist/
 * @throws when there is something in it that browsers do not read: they would leave out the rule it stands in, and say nothing
 */
async function readStyles(file) {
  const css = await readFile(path.join(dist, file), 'utf8');
  const { warnings } = await transform(css, { loader: 'css', sourcefile: file, logLevel: 'warning' });
  if (warnings.length > 0) throw new Error(`Browsers would not read all of ${file}`);
  return css;
}

/** The styles that a screen's own code would bring. @param {string[]} chunk its files */
async function stylesOf(chunk) {
  return (await Promise.all(chunk.filter((file) => file.endsWith('.css')).map(readStyles))).join('');
}

/** What the menu stands in, and the script that shows it. */
const MENU_ID = 'first-screen';
const BOOT_ID = 'boot';

/** JSON inside a page must not be able to end its element. @param {string} text */
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

/**
 * What to send with what, as static hosts read it (Netlify, Cloudflare Pages and others).
 * @param {string} html
 */
function headersFile(html) {
  const everywhere = Object.entries({ ...securityHeaders(html, apiUrl), ...TRANSPORT_SECURITY }).map(([name, value]) => `  ${name}: ${value}`);
  const kept = `${basePath}assets/*\n  Cache-Control: public, max-age=31536000, immutable`;
  return `${basePath}*\n${everywhere.join('\n')}\n${kept}\n${basePath}sw.js\n  Cache-Control: no-cache\n`;
}

/** Writes the screens into dist/. Needs a finished bundle there. */
async function prerender() {
  // React in Node asks at run time; its development half writes what went wrong, and where, into the markup.
  process.env.NODE_ENV = 'production';
  // Before the backend is loaded: it takes the database that it finds.
  // @ts-expect-error -- the package describes this door only to older resolutions
  await import('fake-indexeddb/auto');
  // Nothing is stored here. A storage that is missing would be told to every visitor as a cart that cannot be read.
  Object.assign(globalThis, { localStorage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined } });
  const screens = await loadScreens();
  const filesOf = await readChunks();
  const view = await firstView(screens);
  const stamp = createHash('sha256').update(view ?? '').digest('base64url').slice(0, 8);
  const at = (/** @type {string} */ route) => basePath.replace(/\/$/, '') + route;

  // All screens are there as text. What is not shown costs neither elements nor pictures, and what is shown is put into
  // the page in one go, by the script behind it.
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
  if (menu !== '' && picture === '') throw new Error('The menu has no largest picture to ask for ahead');
  // The browser does not see it in the text that the menu still is.
  const askForPicture = picture && `<script>location.pathname.replace(/\\/$/,"")==="${at('/user')}"&&Object.assign(new Image(),{sizes:"${attribute('sizes')}",srcset:"${attribute('srcSet')}",src:"${attribute('src')}"})</script>`;
  const data = view === null ? '' : `<script type="application/json" id="first-view" data-stamp="${stamp}">${asData(view)}</script>`;

  let html = await readFile(path.join(workFolder, 'pages/index.html'), 'utf8');
  let font = '';
  for (const [link, href = ''] of html.matchAll(/<link href="([^"]+\.css)" rel="stylesheet">/g)) {
    const css = await readStyles(href.slice(basePath.length));
    html = html.replace(link, () => `<style>${css}</style>`);
    // In the body: announced in the head, it would hold the first paint back. One with a range may not be needed at all.
    for (const [, file = ''] of css.matchAll(/@font-face\{(?![^}]*unicode-range)[^}]*url\(["']?([^"')]+\.woff2)/g)) {
      font += `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin>`;
    }
  }
  /** @type {string[]} */
  const scripts = [];
  html = html.replace(/<script defer="defer" src="([^"]+)"><\/script>/g, (_, src) => {
    scripts.push(src);
    // Not announced: the first screen comes first, and answers by itself until the code is there.
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
  // A frame before that script would show nothing, perhaps in another theme, and cost as much as a part of the menu.
  html = html.replace('<style>', (style) => `${askForPicture}<link rel="expect" href="#${BOOT_ID}" blocking="render">${style}`);
  html = html.replace(EMPTY_ROOT, () => `${font}${EMPTY_ROOT}${menuScreen}<script id="${BOOT_ID}">${boot}</script>${others.join('')}${data}<script>early.begin()</script>`);
  if (policy === 'page') html = withPolicy(html, apiUrl);
  await writeFile(path.join(dist, '_headers'), headersFile(html));
  await Promise.all(PAGES.map((page) => writeCompressed(path.join(dist, page), html)));
}

await whenStarted(import.meta.url, async () => {
  await prerender();
  // The backend's database would keep the program waiting.
  process.exit(0);
});
