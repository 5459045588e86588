/** `npm test`: runs every check and every test in order, lists the failures, and counts the tests. */
import { runChecks, secondsSince } from './check.mjs';
import { ensureBrowser, ensureShell } from './setup/chromium.mjs';
import { run } from './setup/command.mjs';
import { checkNode, ensureInstalled } from './setup/install.mjs';
import { withoutMocks } from './setup/settings.mjs';

/** How Jest, Playwright and conformance/run.ts, and after them Node's own runner, end their output. */
const RESULTS = {
  passed: /(\d+) passed|ℹ pass (\d+)/g,
  failed: /(\d+) failed|ℹ fail (\d+)/g,
  skipped: /(\d+) skipped|ℹ skipped (\d+)/g,
};

const sum = { passed: 0, failed: 0, skipped: 0 };
/** @type {string[]} */
const failures = [];

/**
 * Runs a script of package.json as a step with a heading, and counts its tests, if it has any.
 * @param {string} script
 * @param {Record<string, string>} env
 */
async function step(script, env = {}) {
  console.log(`\n=== ${script} ===`);
  const started = performance.now();
  const { code, output } = await run(['npm', ['run', '--silent', script]], { capture: true, echo: true, env });
  console.log(`${code === 0 ? 'passed' : `FAILED: ${script}`} (${secondsSince(started)})`);
  if (code !== 0) failures.push(script);
  const countOf = (/** @type {keyof typeof RESULTS} */ result) => {
    const [, count, inNode] = [...output.matchAll(RESULTS[result])].at(-1) ?? [];
    return Number(count ?? inNode ?? 0);
  };
  sum.passed += countOf('passed');
  sum.skipped += countOf('skipped');
  // A step that fails without a failing test, such as by a crash, counts as one failure, so that the last line shows it.
  sum.failed += code === 0 ? 0 : Math.max(1, countOf('failed'));
}

const started = performance.now();
// Checked before anything is installed.
await checkNode();
await Promise.all([ensureInstalled(), ensureShell()]);
await ensureBrowser();

// The build without mocks, for the end-to-end tests with a real API, finds most modules in the bundler's cache.
failures.push(...(await runChecks([{ script: 'build' }, { script: 'build', env: withoutMocks.env }])));
sum.failed += failures.length;
const built = !failures.includes('build');
await step('test:unit', { REACT: 'production' });
await step('test:server');
await step('conformance');
if (built) await step('check:budgets');
if (built) await step('test:e2e');

console.log(`\nIn ${secondsSince(started)}`);
for (const failure of failures) console.log(`FAILED: ${failure}`);
console.log(`${sum.passed} passed, ${sum.failed} failed${sum.skipped > 0 ? `, ${sum.skipped} skipped` : ''}`);
if (failures.length > 0) process.exitCode = 1;
