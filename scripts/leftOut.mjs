/** Whether a build without the QA workbench has nothing of it: neither its panel nor one of its scenarios, nor a look at its settings. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from './settings.mjs';

/** The titles of the scenarios, which stand in the code as people read them. */
async function scenarioTitles() {
  const folder = path.join(projectRoot, 'mocks/scenarios');
  const sources = await Promise.all((await readdir(folder)).map((file) => readFile(path.join(folder, file), 'utf8')));
  return sources.flatMap((source) => /^ {2}title: '([^']+)',$/m.exec(source)?.[1] ?? []);
}

/** Fails where a built script, or the one in the page, holds something of the workbench. */
export async function checkQaIsLeftOut() {
  const traces = ['QA workbench', 'qa-settings', ...(await scenarioTitles())];
  if (traces.length < 20) throw new Error('The scenarios are not where this check looks for them.');
  const dist = path.join(projectRoot, 'dist');
  const files = (await readdir(dist, { recursive: true })).filter((file) => /\.(js|html)$/.test(file));
  for (const file of files) {
    const text = await readFile(path.join(dist, file), 'utf8');
    const trace = traces.find((each) => text.includes(each));
    if (trace !== undefined) throw new Error(`QA=off was to leave the workbench out, but ${file} has “${trace}” in it.`);
  }
}
