/** `npm test`: runs every check and every test in order, lists the failures, and counts the tests. */
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { runChecks, secondsSince } from './check.mjs';
import { npmCommand, run, whenStarted } from './setup/command.mjs';
import { ensureShell } from './setup/debian.mjs';
import { checkNode, ensureInstalled } from './setup/install.mjs';
import { projectRoot } from './setup/settings.mjs';

const JEST_RESULTS = 'test-results/jest.json';
const PLAYWRIGHT_RESULTS = 'test-results/e2e.json';

/**
 * The counts of a test run, from its JSON report. Without a report nothing is counted.
 * @param {string} file
 * @param {(report: any) => { passed: number, failed: number, skipped: number }} read
 */
async function countsOf(file, read) {
  const text = await readFile(path.join(projectRoot, file), 'utf8').catch(() => undefined);
  return text === undefined ? { passed: 0, failed: 0, skipped: 0 } : read(JSON.parse(text));
}

/** @param {any} report */
function jestCounts(report) {
  // Listed again, because the output of the end-to-end tests follows the original one.
  for (const { name, status, assertionResults } of report.testResults) {
    if (status !== 'failed') continue;
    console.log(`\nFailed in ${path.relative(projectRoot, name)}`);
    for (const test of assertionResults) if (test.status === 'failed') console.log(`  ${test.fullName}`);
  }
  // A test file that could not be loaded has no tests to count.
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests + report.numTodoTests };
}

/** @param {any} report */
function playwrightCounts({ stats: { expected, unexpected, flaky, skipped } }) {
  if (flaky > 0) console.log(`\nFlaky, passed on the second try only: ${flaky}. The end-to-end report names them.`);
  return { passed: expected + flaky, failed: unexpected, skipped };
}

/**
 * Runs a script that prints its counts as the last line.
 * @param {string} name
 * @param {string} script
 */
async function countedStep(name, script) {
  console.log(`\n=== ${name} ===`);
  const started = performance.now();
  const { code, output } = await run(npmCommand(['run', '--silent', script]), { capture: true });
  console.log(`${output}${code === 0 ? `${name}: passed` : `FAILED: ${name}`} (${secondsSince(started)})`);
  if (code !== 0) failures.push(name);
  const [, passed = '0', failed = '0', skipped = '0'] = /(\d+) passed, (\d+) failed(?:, (\d+) skipped)?\s*$/.exec(output) ?? [];
  return { passed: Number(passed), failed: Number(failed), skipped: Number(skipped) };
}

const BUILD = { name: 'production build', script: 'build' };
/** For the end-to-end tests with a real API. After the other one, of which it finds most modules in the bundler's cache. */
const BUILD_WITHOUT_MOCKS = { name: 'production build without mocks', script: 'build:without-mocks' };

/** @type {string[]} */
const failures = [];

/**
 * Runs a script of package.json as a step with a heading. Returns whether it passed.
 * @param {string} name
 * @param {string} script
 * @param {string[]} args
 * @param {Record<string, string>} env
 */
async function step(name, script, args = [], env = {}) {
  console.log(`\n=== ${name} ===`);
  const started = performance.now();
  const { code } = await run(npmCommand(['run', '--silent', script, '--', ...args]), { env });
  console.log(`${code === 0 ? `${name}: passed` : `FAILED: ${name}`} (${secondsSince(started)})`);
  if (code !== 0) failures.push(name);
  return code === 0;
}

await whenStarted(import.meta.url, async () => {
  const started = performance.now();
  // Checked before anything is installed.
  await checkNode();
  await Promise.all([ensureInstalled(), ensureShell()]);
  const { ensureTestBrowser } = await import('./setup/chromium.mjs');
  console.log(`Chromium: ${await ensureTestBrowser()}`);
  for (const file of [JEST_RESULTS, PLAYWRIGHT_RESULTS]) await rm(path.join(projectRoot, file), { force: true });

  failures.push(...(await runChecks([BUILD, BUILD_WITHOUT_MOCKS])));
  // Jest does not create the folder of its report.
  await mkdir(path.join(projectRoot, path.dirname(JEST_RESULTS)), { recursive: true });
  const jestPassed = await step('unit and screen tests', 'test:unit', ['--json', `--outputFile=${JEST_RESULTS}`], { REACT: 'production' });
  const server = await countedStep('server tests', 'test:server');
  const conformance = await countedStep('conformance of the three stores', 'conformance');
  const built = !failures.includes(BUILD.name);
  if (built) await step('byte budgets', 'check:budgets');
  const playwrightPassed = built && (await step('end-to-end tests', 'test:e2e'));

  const jest = await countsOf(JEST_RESULTS, jestCounts);
  const playwright = await countsOf(PLAYWRIGHT_RESULTS, playwrightCounts);
  const passed = jest.passed + server.passed + conformance.passed + playwright.passed;
  const skipped = jest.skipped + server.skipped + conformance.skipped + playwright.skipped;
  // A step that fails without a failing test (lint, the build, a crash) counts as one failure, so that the last line
  // shows it.
  const countedInTests = [!jestPassed && jest.failed > 0, server.failed > 0, conformance.failed > 0, !playwrightPassed && playwright.failed > 0].filter(Boolean).length;
  const failed = jest.failed + server.failed + conformance.failed + playwright.failed + failures.length - countedInTests;

  console.log(`\nJest ${jest.passed} passed, server ${server.passed} passed, conformance ${conformance.passed} passed, end-to-end ${playwright.passed} passed, in ${secondsSince(started)}`);
  for (const failure of failures) console.log(`FAILED: ${failure}`);
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  if (failures.length > 0) process.exitCode = 1;
});
