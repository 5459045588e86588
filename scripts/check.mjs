/** `npm run check`: every check that does not run the app, two at a time. */
import { npmCommand, run, whenStarted } from './setup/command.mjs';
import { ensureInstalled } from './setup/install.mjs';

/** @typedef {{ readonly name: string, readonly script: string }} Check */

/** @type {readonly Check[]} */
const CHECKS = [
  { name: 'types', script: 'check:types' },
  { name: 'lint', script: 'check:lint' },
  { name: 'translatable texts', script: 'check:texts' },
  { name: 'import rules', script: 'check:imports' },
  { name: 'unused code', script: 'check:unused' },
  { name: 'API description', script: 'check:api' },
  { name: 'API clients', script: 'check:api-clients' },
  { name: 'access matrix', script: 'check:access' },
  { name: 'promises', script: 'check:promises' },
];

/** @param {number} since */
export const secondsSince = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/**
 * Runs every check, two at a time, prints the output of each when it is done, and returns the names of those that failed.
 * @param {readonly Check[]} more steps to run in parallel with the checks, one after another
 * @returns {Promise<string[]>}
 */
export async function runChecks(more = []) {
  /** @type {string[]} */
  const failed = [];
  const checks = [...CHECKS];

  /** @param {Check[]} steps */
  const runEach = async (steps) => {
    for (let step = steps.shift(); step !== undefined; step = steps.shift()) {
      const started = performance.now();
      const { code, output } = await run(npmCommand(['run', '--silent', step.script]), { capture: true });
      console.log(`\n=== ${step.name} ===\n${output}${code === 0 ? 'passed' : `FAILED: ${step.name}`} (${secondsSince(started)})`);
      if (code !== 0) failed.push(step.name);
    }
  };
  await Promise.all([runEach([...more]).then(() => runEach(checks)), runEach(checks)]);
  return failed;
}

await whenStarted(import.meta.url, async () => {
  await ensureInstalled();
  const failed = await runChecks();
  if (failed.length > 0) process.exitCode = 1;
});
