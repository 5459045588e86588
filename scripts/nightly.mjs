/**
 * `npm run test:nightly`: all unit, screen and end-to-end tests, with long random sequences, all sizes and all themes. A
 * failure of a random sequence prints its seed; `SEED=… npm run test:nightly` repeats it.
 */
import { run } from './setup/command.mjs';

for (const args of [['test:unit'], ['test:server', '--', '--nightly'], ['test:e2e']]) {
  const { code } = await run(['npm', ['run', '--silent', ...args]], { env: { NIGHTLY: '1' } });
  if (code !== 0) process.exitCode = code;
}
