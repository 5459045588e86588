/**
 * `npm run check:promises`: every file that the documentation names by its path exists, such as the tests in
 * docs/reliability.md, and so does every section of docs/behaviour.md that a comment cites. `-- --list` prints the promises and the sections, each with the files that name it.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const sections = new Set([...readFileSync('docs/behaviour.md', 'utf8').matchAll(/^## (\d+)/gm)].map(([, section]) => section));
/** The lines that git prints. @param {string[]} args */
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim().split('\n');

/** @type {string[]} */
const wrong = [];
/** @type {Map<string, string[]>} */
const named = new Map();

const FILE = /(?<=`)(src|mocks|backend|server|conformance|e2e|scripts|bench)\/[\w/.-]+\.\w+(?=`)/g;
for (const doc of git('ls-files', '*.md')) {
  const files = readFileSync(doc, 'utf8').match(FILE) ?? [];
  wrong.push(...files.filter((file) => !existsSync(file)).map((file) => `${doc} names ${file}, which does not exist`));
}

let tests = /** @type {string[]} */ ([]);
for (const line of readFileSync('docs/reliability.md', 'utf8').split('\n')) {
  const files = line.match(FILE) ?? [];
  if (!line.startsWith('|')) continue;
  // 'The same' are the tests of the row above.
  tests = [...(/\| the same/i.test(line) ? tests : []), ...files];
  if (tests.length > 0) named.set(line.split(' | ')[0]?.slice(2) ?? '', tests);
}

for (const file of git('grep', '-l', 'behaviour.md', '--', 'src', 'mocks', 'backend', 'server', 'conformance', 'e2e')) {
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
