/** Installs the packages of package-lock.json unless they are installed. Uses only Node built-ins. */
import { readFile, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { mustRun, npmCommand } from './command.mjs';
import { projectRoot } from './settings.mjs';

const lockFile = path.join(projectRoot, 'package-lock.json');
const installedFile = path.join(projectRoot, 'node_modules/.package-lock.json');
const recordFile = path.join(projectRoot, 'node_modules/.installed-lock');

/** @param {string} file */
const readOrNothing = (file) => readFile(file, 'utf8').catch(() => '');

/**
 * Whether npm's record of the installed packages matches the lock file. Optional packages are skipped, because most of
 * them are for other operating systems.
 * @param {string} lock
 * @param {string} installed
 */
function agrees(lock, installed) {
  if (installed === '') return false;
  const { packages: wanted } = JSON.parse(lock);
  const { packages: present } = JSON.parse(installed);
  return Object.entries(wanted).every(
    ([name, entry]) => name === '' || entry.optional === true || present[name]?.version === entry.version,
  );
}

/**
 * Checks the version of Node, because an older one would fail later with an unclear error.
 * @throws if package.json does not allow this version in its engines, such as `^20.19.0 || >=24.0.0`
 */
export async function checkNode() {
  const { engines } = JSON.parse(await readFile(path.join(projectRoot, 'package.json'), 'utf8'));
  const [major = 0, minor = 0] = process.version.slice(1).split('.').map(Number);
  const fits = [...engines.node.matchAll(/(\^|>=)(\d+)\.(\d+)/g)].some(
    ([, sign, first, least]) => (major === Number(first) && minor >= Number(least)) || (sign === '>=' && major > Number(first)),
  );
  if (!fits) throw new Error(`This is Node ${process.version}. The project needs ${engines.node}.`);
}

/** Installs missing packages. Safe to call at the start of every command: it takes a few milliseconds if nothing is missing. */
export async function ensureInstalled() {
  await checkNode();
  const lock = await readFile(lockFile, 'utf8');
  const hash = createHash('sha256').update(lock).digest('hex');
  const installed = await readOrNothing(installedFile);
  if (installed !== '' && (await readOrNothing(recordFile)) === hash) return;

  if (!agrees(lock, installed)) {
    console.log('Installing the packages of package-lock.json…');
    await mustRun(npmCommand(['ci', '--include=dev', '--no-audit', '--no-fund']), 'npm ci');
  }
  await writeFile(recordFile, hash);
}
