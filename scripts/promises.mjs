/**
 * `npm run check:promises`: every file that the documentation names by its path exists, such as the tests in
 * docs/reliability.md, and so does every section of docs/behaviour.md that a comment cites.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const sections = new Set([...readFileSync('docs/behaviour.md', 'utf8').matchAll(/^## (\d+)/gm)].map(([, section]) => section));
/** The lines that git prints. @param {string[]} args */
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim().split('\n');

/** @type {string[]} */
const wrong = [];

const FILE = /(?<=`)(src|mocks|backend|server|conformance|e2e|scripts|bench)\/[\w/.-]+\.\w+(?=`)/g;
for (const doc of git('ls-files', '*.md')) {
  const files = readFileSync(doc, 'utf8').match(FILE) ?? [];
  wrong.push(...files.filter((file) => !existsSync(file)).map((file) => `${doc} names ${file}, which does not exist`));
}

for (const file of git('grep', '-l', 'behaviour.md', '--', 'src', 'mocks', 'backend', 'server', 'conformance', 'e2e')) {
  const text = readFileSync(file, 'utf8').replaceAll(/\n\s*(\*|\/\/) /g, ' ');
  for (const [, cited = ''] of text.matchAll(/docs\/behaviour\.md, sections? (\d+(?:(?:, | and )\d+)*)/g)) {
    for (const section of cited.match(/\d+/g) ?? []) {
      if (!sections.has(section)) wrong.push(`${file} cites section ${section} of docs/behaviour.md, which does not exist`);
    }
  }
}

for (const each of wrong) console.error(each);
if (wrong.length > 0) process.exitCode = 1;
