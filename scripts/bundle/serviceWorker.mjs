/**
 * The last file of the build: the service worker with the list of this version's files or, without mocks, one that
 * removes the worker of an earlier build. All other files must be in dist/.
 */
import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { whenStarted } from '../setup/command.mjs';
import { buildSettings, projectRoot } from '../setup/settings.mjs';

const { basePath, dist, mocks, workFolder } = buildSettings();
const NOT_KEPT = /\.(gz|br)$|^(200|404)\.html$|^dashboard\/|^(sw|mockServiceWorker)\.js$|^_headers$|^pictures\//;

/** The paths of this version's files below dist/, sorted. */
async function filesOfVersion() {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)));
  return files.map((file) => file.replaceAll(path.sep, '/')).filter((file) => !NOT_KEPT.test(file)).sort();
}

/** @param {string} file */
const contents = (file) => readFile(path.join(dist, file));

/** Compiles one of the workers to one script. @param {string} file in mocks/service-worker/ @param {Record<string, string>} define its constants besides BASE */
async function script(file, define = {}) {
  const { outputFiles } = await build({
    entryPoints: [path.join(projectRoot, 'mocks/service-worker', file)],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
    define: { BASE: JSON.stringify(basePath), ...define },
  });
  return outputFiles[0]?.text ?? '';
}

/** The worker that replaces that of an earlier build and unregisters itself. */
export const workerThatGoes = () => script('serviceWorkerGone.ts');

async function workerOfVersion() {
  const all = await filesOfVersion();
  // The start page of the back office is cached last, and shows that everything is cached.
  const pages = [...all.filter((file) => file.endsWith('.html') && file !== 'dashboard.html'), 'dashboard.html'];
  const files = all.filter((file) => !pages.includes(file));
  const { storefront } = JSON.parse(await readFile(path.join(workFolder, 'chunks.json'), 'utf8'));
  const needed = new Set(storefront);
  // The back office is cached only by browsers that open it.
  const isShell = (/** @type {string} */ file) => needed.has(file) || /^icons\/|\.woff2$|webmanifest$/.test(file) || (file.startsWith('assets/pictures/') && !file.includes('.small.'));

  // The names of the assets contain their hash, so their contents need not be hashed.
  const hash = createHash('sha256');
  for (const file of all) hash.update(file).update(file.startsWith('assets/') ? '' : await contents(file));

  const inVersion = (/** @type {string[]} */ list) => JSON.stringify(list.map((file) => basePath + file));
  const own = await script('serviceWorker.ts', {
    VERSION: JSON.stringify(hash.digest('base64url').slice(0, 10)),
    // Hosts serve `user.html` at `/user`.
    PAGE_PATHS: inVersion(pages.map((file) => file.replace(/(^index)?\.html$/, ''))),
    SHELL: inVersion(files.filter(isShell)),
    REST: inVersion(files.filter((file) => !isShell(file))),
  });
  // Appended unminified, because its own integrity check would fail otherwise.
  return `${own}\n${String(await contents('mockServiceWorker.js'))}`;
}

await whenStarted(import.meta.url, async () => {
  await writeFile(path.join(dist, 'sw.js'), await (mocks === 'on' ? workerOfVersion() : workerThatGoes()));
});
