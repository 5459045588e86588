/** `npm test`: runs every check and every test in order, lists the failures, and counts the tests. */
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { runChecks, secondsSince } from './check.mjs';
import { ensureBrowser, ensureShell } from './setup/chromium.mjs';
import { run } from './setup/command.mjs';
import { checkNode, ensureInstalled } from './setup/install.mjs';
import { projectRoot, withoutMocks } from './setup/settings.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts of tests */

const RESULTS = path.join(projectRoot, 'test-results');
const JEST_REPORT = path.join(RESULTS, 'jest.json');
const PLAYWRIGHT_REPORT = path.join(RESULTS, 'e2e.json');

/** The counts of Jest's report. Its failures are listed again, because the output of the other tests follows the first list. */
async function jestCounts() {
  const report = JSON.parse(await readFile(JEST_REPORT, 'utf8'));
  for (const { name, status, assertionResults } of report.testResults) {
    if (status !== 'failed') continue;
    console.log(`\nFailed in ${path.relative(projectRoot, name)}`);
    for (const test of assertionResults) if (test.status === 'failed') console.log(`  ${test.fullName}`);
  }
  // A test file that could not be loaded has no tests to count.
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests + report.numTodoTests };
}

async function playwrightCounts() {
  const { expected, unexpected, flaky, skipped } = JSON.parse(await readFile(PLAYWRIGHT_REPORT, 'utf8')).stats;
  if (flaky > 0) console.log(`\nFlaky, passed on the second try only: ${flaky}. The end-to-end report names them.`);
  return { passed: expected + flaky, failed: unexpected, skipped };
}

/** The counts that a script has printed as its last line. @param {string} output */
function printedCounts(output) {
  const [, passed = 0, failed = 0, skipped = 0] = /(\d+) passed, (\d+) failed(?:, (\d+) skipped)?\s*$/.exec(output) ?? [];
  return { passed: Number(passed), failed: Number(failed), skipped: Number(skipped) };
}

/** The counts of a script without tests, or without a report of them. */
const none = () => ({ passed: 0, failed: 0, skipped: 0 });

const sum = none();
/** @type {string[]} */
const failures = [];

/**
 * Runs a script of package.json as a step with a heading, and counts its tests.
 * @param {string} script
 * @param {(output: string) => Counts | Promise<Counts>} readCounts
 * @param {string[]} args
 * @param {Record<string, string>} env
 */
async function step(script, readCounts = none, args = [], env = {}) {
  console.log(`\n=== ${script} ===`);
  const started = performance.now();
  const { code, output } = await run(['npm', ['run', '--silent', script, '--', ...args]], { env, capture: readCounts === printedCounts });
  console.log(`${output}${code === 0 ? 'passed' : `FAILED: ${script}`} (${secondsSince(started)})`);
  if (code !== 0) failures.push(script);
  const { passed, failed, skipped } = await Promise.resolve(output).then(readCounts).catch(none);
  sum.passed += passed;
  sum.skipped += skipped;
  // A step that fails without a failing test, such as by a crash, counts as one failure, so that the last line shows it.
  sum.failed += code === 0 ? 0 : Math.max(1, failed);
}

const started = performance.now();
// Checked before anything is installed.
await checkNode();
await Promise.all([ensureInstalled(), ensureShell()]);
await ensureBrowser();
// Jest does not create the folder of its report.
await mkdir(RESULTS, { recursive: true });
for (const report of [JEST_REPORT, PLAYWRIGHT_REPORT]) await rm(report, { force: true });

// The build without mocks, for the end-to-end tests with a real API, finds most modules in the bundler's cache.
failures.push(...(await runChecks([{ script: 'build' }, { script: 'build', env: withoutMocks.env }])));
sum.failed += failures.length;
const built = !failures.includes('build');
await step('test:unit', jestCounts, ['--json', `--outputFile=${JEST_REPORT}`], { REACT: 'production' });
await step('test:server', printedCounts);
await step('conformance', printedCounts);
if (built) await step('check:budgets');
if (built) await step('test:e2e', playwrightCounts);

console.log(`\nIn ${secondsSince(started)}`);
for (const failure of failures) console.log(`FAILED: ${failure}`);
console.log(`${sum.passed} passed, ${sum.failed} failed${sum.skipped > 0 ? `, ${sum.skipped} skipped` : ''}`);
if (failures.length > 0) process.exitCode = 1;
