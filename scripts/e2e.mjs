/** `npm run test:e2e`: the end-to-end tests on the production build; arguments go to Playwright. */
import { ensureBuilt } from './build.mjs';
import { ensureBrowser } from './setup/chromium.mjs';
import { packageCommand, run } from './setup/command.mjs';

await ensureBuilt();
await ensureBrowser();
process.exitCode = (await run(packageCommand('@playwright/test/cli.js', ['test', ...process.argv.slice(2)]))).code;
