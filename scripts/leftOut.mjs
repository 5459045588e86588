/** Whether a build without the QA workbench has nothing of it: neither its panel nor one of its scenarios. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from './settings.mjs';

/** The titles of the scenarios, which stand in the code as people read them. */
async function scenarioTitles() {
  const folder = path.join(projectRoot, 'mocks/scenarios');
  const sources = await Promise.all((await readdir(folder)).map((file) => readFile(path.join(folder, file), 'utf8')));
  return sources.flatMap((source) => /^ {2}title: '([^']+)',$/m.exec(source)?.[1] ?? []);
}

/** Fails where a built script holds something of the workbench. */
export async function checkQaIsLeftOut() {
  const traces = ['QA workbench', ...(await scenarioTitles())];
  if (traces.length < 20) throw new Error('The scenarios are not where this check looks for them.');
  const dist = path.join(projectRoot, 'dist');
  const scripts = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith('.js'));
  for (const script of scripts) {
    const text = await readFile(path.join(dist, script), 'utf8');
    const trace = traces.find((each) => text.includes(each));
    if (trace !== undefined) throw new Error(`QA=off was to leave the workbench out, but ${script} has “${trace}” in it.`);
  }
}
