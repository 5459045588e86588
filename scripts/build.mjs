/** The production build in dist/. `npm run build` always builds; `ensureBuilt` only when something changed. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { mustRun, packageCommand, whenStarted } from './command.mjs';
import { ensureInstalled } from './install.mjs';
import { checkMocksAreLeftOut, checkQaIsLeftOut } from './leftOut.mjs';
import { buildSettings, projectRoot } from './settings.mjs';

/** What the bundle is made from. */
const inputs = ['src', 'mocks', 'public', 'webpack.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json', 'LICENSE', 'scripts/chunks.mjs', 'scripts/licences.mjs', 'scripts/settings.mjs', 'scripts/cssNames.mjs', 'scripts/prerender.mjs', 'scripts/securityPolicy.mjs', 'scripts/serviceWorker.mjs'];
const { dist, workFolder, mocks, qa } = buildSettings();
const recordFile = path.join(workFolder, 'build-inputs');

/** @param {string} input @returns {Promise<string[]>} */
async function filesUnder(input) {
  const location = path.join(projectRoot, input);
  if (!existsSync(location)) return [];
  const entries = await readdir(location, { recursive: true, withFileTypes: true }).catch(() => undefined);
  if (entries === undefined) return [location];
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

/** For what is short-lived: a tenth of the time goes into tidying up otherwise. */
const MORE_ROOM = '--max-semi-space-size=64';

/** A fingerprint of every input and setting; tests are left out, they are not in the bundle. */
async function fingerprint() {
  const files = (await Promise.all(inputs.map(filesUnder))).flat().filter((file) => !/\.test\.tsx?$/.test(file));
  const hash = createHash('sha256').update(JSON.stringify(buildSettings()));
  for (const file of files.sort()) {
    hash.update(`\0${path.relative(projectRoot, file)}\0`).update(await readFile(file));
  }
  return hash.digest('hex');
}

/** Cuts the pictures the app shows out of the package they come from; quick when they are there already. */
export async function preparePictures() {
  await mustRun([process.execPath, [path.join(projectRoot, 'scripts/pictures.mjs')]], 'Preparing the pictures');
}

/** Builds the production app into dist/. */
export async function build() {
  await preparePictures();
  await bundle(await fingerprint());
}

/** Builds unless dist/ was made from exactly the present sources and settings. */
export async function ensureBuilt() {
  await preparePictures();
  const inputsNow = await fingerprint();
  const record = await readFile(recordFile, 'utf8').catch(() => '');
  if (record !== inputsNow || !existsSync(path.join(dist, 'index.html'))) await bundle(inputsNow);
}

/**
 * The record is written last, so that a build that failed or was interrupted is not taken for a finished one.
 * @param {string} inputsBefore
 */
async function bundle(inputsBefore) {
  await rm(recordFile, { force: true });
  const started = performance.now();
  const [node, webpack] = packageCommand('webpack/bin/webpack.js', ['--mode', 'production']);
  await mustRun([node, [MORE_ROOM, ...webpack]], 'The production build');
  await mustRun([process.execPath, [path.join(projectRoot, 'scripts/prerender.mjs')]], 'Prerendering');
  await mustRun([process.execPath, [path.join(projectRoot, 'scripts/serviceWorker.mjs')]], 'Writing the service worker');
  if (mocks === 'off') await checkMocksAreLeftOut(dist);
  else if (qa === 'off') await checkQaIsLeftOut(dist);
  await mkdir(path.dirname(recordFile), { recursive: true });
  await writeFile(recordFile, inputsBefore);
  console.log(`Built ${path.relative(projectRoot, dist)}/ in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

await whenStarted(import.meta.url, async () => {
  await ensureInstalled();
  await build();
});
