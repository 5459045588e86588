/**
 * Finds a Chromium for the end-to-end tests and the benchmarks, or installs one. The tests prefer
 * chromium-headless-shell: the same browser without windows, which uses a third less CPU.
 */
import { existsSync, statfsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { packageCommand, run } from './command.mjs';
import { SHELL, ensureShell, installFromDebian, installed, isRoot } from './debian.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const OTHER_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of a full browser: the one in CHROMIUM_PATH, else an installed one, else Playwright's own. @returns {string | undefined} */
function findChromium() {
  const found = process.env.CHROMIUM_PATH || installed(NAMES);
  return found ?? [...OTHER_PLACES, chromium.executablePath()].find((file) => existsSync(file));
}

/**
 * The path of the browser for the tests, preferably the headless shell.
 * @returns {string | undefined} undefined for Playwright's own browser, of which Playwright chooses the headless shell
 * itself
 */
export function findTestBrowser() {
  const found = process.env.CHROMIUM_PATH || (installed([SHELL]) ?? findChromium());
  return found === chromium.executablePath() ? undefined : found;
}

/** Enough shared memory for several browsers, in bytes. */
const ENOUGH_SHARED = 2 ** 30;

/**
 * Whether /dev/shm has room for the browser's shared memory. Playwright puts it on the disk by default, because
 * containers often have only 64 MB; that costs a twentieth of the tests' time.
 */
export function hasSharedMemory() {
  if (!existsSync('/dev/shm')) return false;
  const { bavail, bsize } = statfsSync('/dev/shm');
  return bavail * bsize >= ENOUGH_SHARED;
}

/**
 * Returns the path of a Chromium, and installs one if necessary: Debian's if possible, else Playwright's.
 * @throws if none can be installed
 */
export async function ensureChromium() {
  if (findChromium() === undefined) await installFromDebian('chromium');
  if (findChromium() === undefined) {
    console.log('Installing Playwright’s Chromium');
    await run(packageCommand('@playwright/test/cli.js', ['install', ...(isRoot() ? ['--with-deps'] : []), 'chromium']));
  }
  const found = findChromium();
  if (found === undefined) throw new Error('Chromium could not be installed. Set CHROMIUM_PATH to one.');
  return found;
}

/** Returns the path of a browser for the tests, and installs one if necessary. Uses the full browser if there is no headless shell. */
export async function ensureTestBrowser() {
  await ensureShell();
  return findTestBrowser() ?? ensureChromium();
}
