/**
 * `npm run test:browsers`: the main user journeys in Firefox and WebKitGTK, on the production build. Arguments go to
 * Playwright, such as `--project=webkit`.
 */
import { ensureBuilt } from './build.mjs';
import { packageCommand, run } from './setup/command.mjs';
import { installFromDebian, installed } from './setup/debian.mjs';

/** Debian packages, and the program of each that is needed. */
const PACKAGES = { 'firefox-esr': 'firefox-esr', 'webkit2gtk-driver': 'WebKitWebDriver', xvfb: 'Xvfb' };

const missing = () => Object.entries(PACKAGES).flatMap(([name, program]) => (installed([program]) === undefined ? [name] : []));

if (missing().length > 0) await installFromDebian(...missing());
if (missing().length > 0) throw new Error(`Missing: ${missing().join(', ')}. Only Debian as root installs them automatically.`);
await ensureBuilt();
process.exitCode = (await run(packageCommand('@playwright/test/cli.js', ['test', '--config', 'e2e/browsers', ...process.argv.slice(2)]))).code;
