/**
 * Finds a Chromium for the end-to-end tests and the benchmarks, or installs one: preferably the headless shell, the same
 * browser without windows, which uses a third less CPU.
 * Uses only Node built-ins, so that it can run while npm installs the project's packages.
 */
import { existsSync, statfsSync } from 'node:fs';
import { mustRun, packageCommand } from './command.mjs';
import { installFromDebian, installed, isRoot } from './debian.mjs';

/** Chromium without windows. Ubuntu has no such package. */
const SHELL = 'chromium-headless-shell';

const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of the browser: the one in CHROMIUM_PATH, else an installed one. Without one, Playwright starts its own headless shell. */
export const findBrowser = () => process.env.CHROMIUM_PATH || installed(NAMES);

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

/** Installs Debian's headless shell, unless CHROMIUM_PATH names another browser. */
export async function ensureShell() {
  if (!process.env.CHROMIUM_PATH && installed([SHELL]) === undefined) await installFromDebian(SHELL);
}

/** Installs a browser if there is none: Debian's if possible, else Playwright's, which it downloads once. @throws if neither can be */
export async function ensureBrowser() {
  await ensureShell();
  if (findBrowser() !== undefined) return;
  const withLibraries = isRoot() ? ['--with-deps'] : [];
  await mustRun(packageCommand('@playwright/test/cli.js', ['install', ...withLibraries, '--only-shell', 'chromium']), 'Installing a Chromium (CHROMIUM_PATH names another)');
}
