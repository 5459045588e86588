/**
 * Finds a Chromium for the end-to-end tests and the benchmarks, and gets one when the machine has none. The tests prefer
 * the shell: the same browser without its windows, which takes a third less of the machine.
 */
import { existsSync, readFileSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { packageCommand, run } from './command.mjs';

const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const OTHER_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** @param {readonly string[]} names */
function installed(names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) => existsSync(file));
}

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
 * Whether the browser may keep what its processes share in memory. Playwright has it on the disk, because containers
 * often come with 64 MB, a twentieth of the tests' time.
 */
export function hasSharedMemory() {
  if (!existsSync('/dev/shm')) return false;
  const { bavail, bsize } = statfsSync('/dev/shm');
  return bavail * bsize >= ENOUGH_SHARED;
}

/** Ubuntu has a package of that name too, but it is only a door to another store. */
function isDebian() {
  const release = '/etc/os-release';
  return existsSync(release) && /^ID=debian$/m.test(readFileSync(release, 'utf8'));
}

const isRoot = () => process.getuid?.() === 0;

/** Installs one of Debian's packages where we may. Where that fails, somebody else has to help. @param {string} name */
async function installFromDebian(name) {
  if (!isDebian() || !isRoot()) return;
  console.log(`Installing Debian’s ${name}`);
  const quickly = ['-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=1'];
  await run(['apt-get', [...quickly, 'update']]);
  await run(['apt-get', [...quickly, 'install', '--yes', '--no-install-recommends', name]], { env: { DEBIAN_FRONTEND: 'noninteractive' } });
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
  if (!process.env.CHROMIUM_PATH && installed([SHELL]) === undefined) await installFromDebian(SHELL);
  return findTestBrowser() ?? ensureChromium();
}
