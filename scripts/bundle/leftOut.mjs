/** Checks that a build with QA=off or MOCKS=off contains nothing of the excluded part. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../setup/settings.mjs';

/** @param {string} file below the project's folder */
const readSource = (file) => readFile(path.join(projectRoot, file), 'utf8');

/** The titles of the scenarios, as the code contains them. */
async function scenarioTitles() {
  const folder = 'mocks/scenarios';
  const sources = await Promise.all((await readdir(path.join(projectRoot, folder))).map((file) => readSource(`${folder}/${file}`)));
  return sources.flatMap((source) => [...source.matchAll(/^ +(?:scenario|fault)\('[^']+', '([^']+)', /gm)].map(([, title = '']) => title));
}

/** The names of the sample dishes and accounts, and the credentials of the demo accounts. */
async function sampleTexts() {
  const [menu, accounts, demoAccounts] = await Promise.all([
    readSource('backend/seed/sampleMenu.ts'),
    readSource('backend/seed/sampleAccounts.ts'),
    readSource('src/domain/user/demoAccounts.ts'),
  ]);
  const found = [
    ...menu.matchAll(/^ +name: '([^']+)',$/gm),
    ...accounts.matchAll(/^ .*'user-[\w-]+', '([^']+)', /gm),
    ...demoAccounts.matchAll(/(?:label|email|password): '([^']+)'/g),
  ];
  return found.map(([, text = '']) => text);
}

/**
 * Fails if a script or a page of a build contains one of the texts.
 * @param {string} dist the folder of the build
 * @param {string} what the setting and the part that it excludes, for the error message
 * @param {readonly string[]} traces
 */
async function checkAbsent(dist, what, traces) {
  const files = (await readdir(dist, { recursive: true })).filter((file) => /\.(js|html)$/.test(file));
  for (const file of files) {
    const text = await readFile(path.join(dist, file), 'utf8');
    const trace = traces.find((each) => text.includes(each));
    if (trace !== undefined) throw new Error(`${what}, but ${file} contains “${trace}”.`);
  }
}

/** Texts of the panel, the settings and every scenario of the QA workbench. */
async function qaTraces() {
  const traces = ['QA workbench', 'qa-settings', ...(await scenarioTitles())];
  if (traces.length < 20) throw new Error('This check found too few scenarios to look for.');
  return traces;
}

/** Fails if a build contains code of the QA workbench. @param {string} dist the folder of the build */
export async function checkQaIsLeftOut(dist) {
  await checkAbsent(dist, 'QA=off excludes the workbench', await qaTraces());
}

/**
 * Fails if a build contains the mock backend, its sample data, its demo accounts or the screens for demo data.
 * @param {string} dist the folder of the build
 */
export async function checkMocksAreLeftOut(dist) {
  const samples = await sampleTexts();
  if (samples.length < 15) throw new Error('This check found too few sample texts to look for.');
  const backend = ['x-answered-by', 'mockServiceWorker', 'indexedDB', 'refuses to store the shop', 'Demo data', 'demo data', 'demo/'];
  await checkAbsent(dist, 'MOCKS=off excludes the mocks', [...backend, ...samples, ...(await qaTraces())]);
}
