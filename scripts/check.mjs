/** `npm run check`: every check that does not run the app, two at a time. */
import { run, whenStarted } from './setup/command.mjs';
import { ensureInstalled } from './setup/install.mjs';

/** A script of package.json, and settings for it. @typedef {{ readonly script: string, readonly env?: Record<string, string> }} Step */

const CHECKS = ['types', 'lint', 'texts', 'imports', 'unused', 'api', 'api-clients', 'access', 'promises'];

/** @param {number} since */
export const secondsSince = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/**
 * Runs every check, two at a time, prints the output of each when it is done, and returns the names of those that failed.
 * @param {readonly Step[]} more steps to run in parallel with the checks, one after another
 * @returns {Promise<string[]>}
 */
export async function runChecks(more = []) {
  /** @type {string[]} */
  const failed = [];
  const checks = CHECKS.map((check) => ({ script: `check:${check}` }));

  /** @param {Step[]} steps */
  const runEach = async (steps) => {
    for (let step = steps.shift(); step !== undefined; step = steps.shift()) {
      const started = performance.now();
      const { code, output } = await run(['npm', ['run', '--silent', step.script]], { capture: true, env: step.env ?? {} });
      console.log(`\n=== ${step.script} ===\n${output}${code === 0 ? 'passed' : `FAILED: ${step.script}`} (${secondsSince(started)})`);
      if (code !== 0) failed.push(step.script);
    }
  };
  await Promise.all([runEach([...more]).then(() => runEach(checks)), runEach(checks)]);
  return failed;
}

await whenStarted(import.meta.url, async () => {
  await ensureInstalled();
  if ((await runChecks()).length > 0) process.exitCode = 1;
});
