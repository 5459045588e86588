/** Installs what package-lock.json names, unless it is there already. Node built-ins only. */
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
 * Whether npm's own record of what it installed agrees with the lock file. Optional packages are made for one
 * operating system each, so most of them are rightly absent.
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
 * An older Node would fail later, and in other words in each command.
 * @throws where package.json does not name this Node among its engines, such as `^20.19.0 || >=24.0.0`
 */
export async function checkNode() {
  const { engines } = JSON.parse(await readFile(path.join(projectRoot, 'package.json'), 'utf8'));
  const [major = 0, minor = 0] = process.version.slice(1).split('.').map(Number);
  const fits = [...engines.node.matchAll(/(\^|>=)(\d+)\.(\d+)/g)].some(
    ([, sign, first, least]) => (major === Number(first) && minor >= Number(least)) || (sign === '>=' && major > Number(first)),
  );
  if (!fits) throw new Error(`This is Node ${process.version}. The project needs ${engines.node}.`);
}

/** Safe to call at the start of every command: it takes a few milliseconds when nothing is missing. */
export async function ensureInstalled() {
  await checkNode();
  const lock = await readFile(lockFile, 'utf8');
  const hash = createHash('sha256').update(lock).digest('hex');
  const installed = await readOrNothing(installedFile);
  if (installed !== '' && (await readOrNothing(recordFile)) === hash) return;

  if (!agrees(lock, installed)) {
    console.log('Installing what package-lock.json names…');
    await mustRun(npmCommand(['ci', '--include=dev', '--no-audit', '--no-fund']), 'npm ci');
  }
  await writeFile(recordFile, hash);
}
