/**
 * Finds a Chromium for the end-to-end tests and the benchmarks, and gets one when the machine has none. The tests prefer
 * the shell: the same browser without its windows, which takes a third less of the machine.
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

/**
 * The whole browser: the one CHROMIUM_PATH names, else one that is installed, else Playwright's own.
 * @returns {string | undefined}
 */
function findChromium() {
  const found = process.env.CHROMIUM_PATH || installed(NAMES);
  return found ?? [...OTHER_PLACES, chromium.executablePath()].find((file) => existsSync(file));
}

/**
 * The browser to test with; the shell where there is one.
 * @returns {string | undefined} undefined where it is Playwright's own, of which Playwright takes the shell by itself
 */
export function findTestBrowser() {
  const found = process.env.CHROMIUM_PATH || (installed([SHELL]) ?? findChromium());
  return found === chromium.executablePath() ? undefined : found;
}

/** What a few browsers at work share between their processes fits into this several times over. */
const ENOUGH_SHARED = 2 ** 30;

/**
 * Whether there is room for the browser to keep in memory what its processes share. Playwright has it kept on the disk,
 * because containers often come with 64 MB; that is a twentieth of the tests' time.
 */
export function hasSharedMemory() {
  if (!existsSync('/dev/shm')) return false;
  const { bavail, bsize } = statfsSync('/dev/shm');
  return bavail * bsize >= ENOUGH_SHARED;
}

/** Gives the path of a Chromium, after installing one if need be: Debian's when we may, else Playwright's. */
export async function ensureChromium() {
  if (findChromium() === undefined) await installFromDebian('chromium');
  if (findChromium() === undefined) {
    console.log('Installing Playwright’s Chromium');
    await run(packageCommand('@playwright/test/cli.js', ['install', ...(isRoot() ? ['--with-deps'] : []), 'chromium']));
  }
  const found = findChromium();
  if (found === undefined) throw new Error('No Chromium could be installed. Name one in CHROMIUM_PATH.');
  return found;
}

/** Makes sure of a browser to test with, and gives its path. The whole browser serves where there is no shell to be had. */
export async function ensureTestBrowser() {
  await ensureShell();
  return findTestBrowser() ?? ensureChromium();
}
