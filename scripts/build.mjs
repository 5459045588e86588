/** `npm run build`: the production build in dist/, unless it is up to date with the sources and the settings. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { mustRun, whenStarted } from './setup/command.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { checkLeftOut } from './bundle/leftOut.mjs';
import { buildSettings, projectRoot } from './setup/settings.mjs';

/** The files and folders from which the bundle is made. */
const inputs = ['src', 'mocks', 'backend', 'public', 'webpack.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json', 'LICENSE', 'scripts/bundle', 'scripts/hosting', 'scripts/setup/settings.mjs'];

/** @param {string} input @returns {Promise<string[]>} */
async function filesUnder(input) {
  const location = path.join(projectRoot, input);
  const entries = await readdir(location, { recursive: true, withFileTypes: true }).catch(() => undefined);
  if (entries === undefined) return [location];
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

/** More room for short-lived objects. Without it, a tenth of the build time is garbage collection. */
const MORE_ROOM = '--max-semi-space-size=64';

/** A hash of every input and setting, without tests, which are not in the bundle. */
async function fingerprint() {
  const files = (await Promise.all(inputs.map(filesUnder))).flat().filter((file) => !/\.test\.tsx?$/.test(file));
  const hash = createHash('sha256').update(JSON.stringify(buildSettings()));
  for (const file of files.sort()) {
    hash.update(`\0${path.relative(projectRoot, file)}\0`).update(await readFile(file));
  }
  return hash.digest('hex');
}

/** Installs what is missing, and builds the production app into dist/, unless it is up to date. */
export async function ensureBuilt() {
  await ensureInstalled();
  const { dist, workFolder } = buildSettings();
  const recordFile = path.join(workFolder, 'build-inputs');
  const inputsNow = await fingerprint();
  const record = await readFile(recordFile, 'utf8').catch(() => '');
  if (record === inputsNow && existsSync(path.join(dist, 'index.html'))) {
    console.log(`${path.relative(projectRoot, dist)}/ is up to date`);
    return;
  }
  // Written last, so that a failed or interrupted build does not count as up to date.
  await rm(recordFile, { force: true });
  const started = performance.now();
  console.log('Building the shop…');
  await mustRun([process.execPath, [MORE_ROOM, 'node_modules/webpack/bin/webpack.js', '--mode', 'production']], 'The production build');
  await mustRun([process.execPath, ['src/prerender/build.mjs']], 'Prerendering');
  await mustRun([process.execPath, ['scripts/bundle/serviceWorker.mjs']], 'Writing the service worker');
  await checkLeftOut();
  await writeFile(recordFile, inputsNow);
  console.log(`Built ${path.relative(projectRoot, dist)}/ in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

await whenStarted(import.meta.url, ensureBuilt);
