/** `npm run test:mutation`: what the tests of the rules and of the order handler do not notice. Arguments go to Stryker. */
import { packageCommand, run } from './setup/command.mjs';

for (const part of ['rules', 'order']) {
  const { code } = await run(packageCommand('@stryker-mutator/core/bin/stryker.js', ['run', ...process.argv.slice(2)]), { env: { MUTATION: part } });
  if (code !== 0) process.exitCode = code;
}
