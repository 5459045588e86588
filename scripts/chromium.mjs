/** Finds a Chromium for the end-to-end tests, and gets one when the machine has none. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { packageCommand, run } from './command.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const OTHER_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The browser to test with: the one CHROMIUM_PATH names, else one that is installed, else Playwright's own.
 * @returns {string | undefined}
 */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const installed = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...installed, ...OTHER_PLACES, chromium.executablePath()].find((file) => existsSync(file));
}

/** Ubuntu has a package of that name too, but it is only a door to another store. */
function isDebian() {
  const release = '/etc/os-release';
  return existsSync(release) && /^ID=debian$/m.test(readFileSync(release, 'utf8'));
}

/** Gives the path of a Chromium, after installing one if need be: Debian's when we may, else Playwright's. */
export async function ensureChromium() {
  const found = findChromium();
  if (found !== undefined) return found;

  const root = process.getuid?.() === 0;
  if (isDebian() && root) {
    console.log('No Chromium found: installing Debian’s');
    await run(['apt-get', ['update']]);
    await run(['apt-get', ['install', '--yes', '--no-install-recommends', 'chromium']], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  if (findChromium() === undefined) {
    console.log('No Chromium found: installing Playwright’s');
    await run(packageCommand('@playwright/test/cli.js', ['install', ...(root ? ['--with-deps'] : []), 'chromium']));
  }
  const installed = findChromium();
  if (installed === undefined) throw new Error('No Chromium could be installed. Name one in CHROMIUM_PATH.');
  return installed;
}
