/**
 * `npm run test:quick`: types, and for what has changed since HEAD or another revision (`-- --since main`) lint and the tests
 * in its folder and beside the pages of its feature; all tests of rules too. (Jest relates every screen to every feature.)
 */
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { run } from './setup/command.mjs';

/** The lines that git prints. @param {string[]} args */
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

/** Patterns of the test files for a changed file. @param {string} file */
function testsFor(file) {
  if (!/^(src|mocks|backend|server)\//.test(file)) return [];
  const [folder] = /^\w+\/[^/]+\/([^/]+\/)?/.exec(file) ?? [file.replace(/(\.test)?\.\w+$/, '\\.')];
  const [feature] = /features\/[^/]+(?=\/)/.exec(file) ?? [];
  // `git grep` fails where it finds nothing; each feature is part of a page.
  const pages = feature === undefined ? [] : git('grep', '-l', `${feature}'`, '--', 'src/pages');
  return [folder, ...pages.map((page) => page.replace(/\.\w+$/, '\\.'))];
}

const { since } = parseArgs({ options: { since: { type: 'string', default: 'HEAD' } } }).values;
const changed = [...git('diff', '--name-only', '--diff-filter=d', since), ...git('ls-files', '--others', '--exclude-standard')];
const sources = changed.filter((file) => /\.(tsx?|mts|mjs)$/.test(file));
const patterns = new Set(['src/domain/', ...changed.flatMap(testsFor)]);
const steps = [['check:types'], ...(sources.length > 0 ? [['check:lint', ...sources]] : []), ['test:unit', ...patterns]];
for (const [script = '', ...args] of steps) {
  console.log(`\n=== ${script} ===`);
  if ((await run(['npm', ['run', '--silent', script, '--', ...args]])).code !== 0) process.exitCode = 1;
}
