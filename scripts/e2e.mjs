/** `npm run test:e2e`: the end-to-end tests on the production build; arguments go to Playwright. */
import { ensureBuilt } from './build.mjs';
import { packageCommand, run, whenStarted } from './setup/command.mjs';
import { ensureInstalled } from './setup/install.mjs';

await whenStarted(import.meta.url, async () => {
  await ensureInstalled();
  const { ensureTestBrowser } = await import('./setup/chromium.mjs');
  await ensureTestBrowser();
  await ensureBuilt();
  const { code } = await run(packageCommand('@playwright/test/cli.js', ['test', ...process.argv.slice(2)]));
  process.exitCode = code;
});
