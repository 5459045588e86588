/**
 * `npm run check:promises`: every test that docs/reliability.md names exists, and so does every section of docs/behaviour.md
 * that a comment cites. `-- --list` prints the promises and the sections, each with the files that name it.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const sections = new Set([...readFileSync('docs/behaviour.md', 'utf8').matchAll(/^## (\d+)/gm)].map(([, section]) => section));
/** @type {string[]} */
const wrong = [];
/** @type {Map<string, string[]>} */
const named = new Map();

let tests = /** @type {string[]} */ ([]);
for (const line of readFileSync('docs/reliability.md', 'utf8').split('\n')) {
  const files = line.match(/(?<=`)(src|mocks|backend|server|conformance|e2e|scripts)\/[\w/.-]+\.\w+(?=`)/g) ?? [];
  wrong.push(...files.filter((file) => !existsSync(file)).map((file) => `docs/reliability.md names ${file}, which does not exist`));
  if (!line.startsWith('|')) continue;
  // 'The same' are the tests of the row above.
  tests = [...(/\| the same/i.test(line) ? tests : []), ...files];
  if (tests.length > 0) named.set(line.split(' | ')[0]?.slice(2) ?? '', tests);
}

for (const file of execFileSync('git', ['grep', '-l', 'behaviour.md', '--', 'src', 'mocks', 'backend', 'server', 'conformance', 'e2e'], { encoding: 'utf8' }).trim().split('\n')) {
  const text = readFileSync(file, 'utf8').replaceAll(/\n\s*(\*|\/\/) /g, ' ');
  for (const [, cited = ''] of text.matchAll(/docs\/behaviour\.md, sections? (\d+(?:(?:, | and )\d+)*)/g)) {
    for (const section of cited.match(/\d+/g) ?? []) {
      if (!sections.has(section)) wrong.push(`${file} cites section ${section} of docs/behaviour.md, which does not exist`);
      const heading = `docs/behaviour.md, section ${section}`;
      named.set(heading, [...(named.get(heading) ?? []), file]);
    }
  }
}

if (process.argv.includes('--list')) for (const [promise, files] of named) console.log(`${promise}\n  ${[...new Set(files)].join('\n  ')}`);
for (const each of wrong) console.error(each);
if (wrong.length > 0) process.exitCode = 1;
