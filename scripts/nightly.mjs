/**
 * `npm run test:nightly`: the tests with random sequences, ten times as long and with a new seed each time. A failure
 * prints its seed; `SEED=… npm run test:nightly` repeats it.
 */
import { packageCommand, run, whenStarted } from './setup/command.mjs';
import { ensureInstalled } from './setup/install.mjs';

await whenStarted(import.meta.url, async () => {
  await ensureInstalled();
  const { code } = await run(packageCommand('jest/bin/jest.js', ['\\.(model|fuzz)\\.test\\.', ...process.argv.slice(2)]), { env: { NIGHTLY: '1' } });
  process.exitCode = code;
});
