/**
 * `npm run test:browsers`: the main ways through the shop in Firefox and WebKitGTK, on the production build; arguments go
 * to Playwright, such as `--project=webkit`.
 */
import { ensureBuilt } from './build.mjs';
import { packageCommand, run, whenStarted } from './command.mjs';
import { installFromDebian, installed } from './debian.mjs';
import { ensureInstalled } from './install.mjs';

/** Debian's packages and the program that each is needed for. */
const PACKAGES = { 'firefox-esr': 'firefox-esr', 'webkit2gtk-driver': 'WebKitWebDriver', xvfb: 'Xvfb' };

const LEFT_OUT = `Left out, because the drivers cannot do it:
- WebKitGTK: pages narrower than 447 pixels, which is also the width of its phone
- both: touch, forced colours and reduced motion`;

const missing = () => Object.entries(PACKAGES).flatMap(([name, program]) => (installed([program]) === undefined ? [name] : []));

await whenStarted(import.meta.url, async () => {
  await ensureInstalled();
  if (missing().length > 0) await installFromDebian(...missing());
  if (missing().length > 0) throw new Error(`Missing: ${missing().join(', ')}. They are installed on Debian as root.`);
  await ensureBuilt();
  const { code } = await run(packageCommand('@playwright/test/cli.js', ['test', '--config', 'e2e/browsers', ...process.argv.slice(2)]));
  console.log(LEFT_OUT);
  process.exitCode = code;
});
