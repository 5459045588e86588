/** Checks that a build with QA=off or MOCKS=off contains nothing of the part that it leaves out. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from './settings.mjs';

/** @param {string} file below the project's folder */
const readSource = (file) => readFile(path.join(projectRoot, file), 'utf8');

/** The scenarios' titles, which the code contains as the panel shows them. */
async function scenarioTitles() {
  const folder = 'mocks/scenarios';
  const sources = await Promise.all((await readdir(path.join(projectRoot, folder))).map((file) => readSource(`${folder}/${file}`)));
  return sources.flatMap((source) => /^ {2}title: '([^']+)',$/m.exec(source)?.[1] ?? []);
}

/** The names of the sample dishes and accounts, and how the demo accounts sign in. */
async function sampleTexts() {
  const names = ['mocks/db/sampleMenu.ts', 'mocks/db/sampleAccounts.ts'].map(readSource);
  const accounts = await readSource('src/domain/demoAccounts.ts');
  return [
    ...(await Promise.all(names)).flatMap((source) => [...source.matchAll(/^ +name: '([^']+)',$/gm)].map(([, name = '']) => name)),
    ...[...accounts.matchAll(/(?:label|email|password): '([^']+)'/g)].map(([, text = '']) => text),
  ];
}

/**
 * Fails when a script or a page of a build contains one of the texts.
 * @param {string} dist the folder of the build
 * @param {string} what the setting and the part that it leaves out, for the message
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

/** The panel, the settings and every scenario of the QA workbench. */
async function qaTraces() {
  const traces = ['QA workbench', 'qa-settings', ...(await scenarioTitles())];
  if (traces.length < 20) throw new Error('This check does not find the scenarios.');
  return traces;
}

/**
 * Fails when a build contains something of the QA workbench.
 * @param {string} dist the folder of the build
 */
export async function checkQaIsLeftOut(dist) {
  await checkAbsent(dist, 'QA=off leaves the workbench out', await qaTraces());
}

/**
 * Fails when a build contains something of the backend in the page, its sample data, its demo accounts or the screens
 * for its data.
 * @param {string} dist the folder of the build
 */
export async function checkMocksAreLeftOut(dist) {
  const samples = await sampleTexts();
  if (samples.length < 15) throw new Error('This check does not find the sample data.');
  const backend = ['x-answered-by', 'mockServiceWorker', 'indexedDB', 'refuses to store the shop', 'Demo data', 'demo data', 'demo/'];
  await checkAbsent(dist, 'MOCKS=off leaves the mocks out', [...backend, ...samples, ...(await qaTraces())]);
}
