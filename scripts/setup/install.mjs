/** Installs the packages of package-lock.json unless they are installed. Uses only Node built-ins. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { mustRun, whenStarted } from './command.mjs';
import { projectRoot } from './settings.mjs';

/** Reads a JSON file of the project. @param {string} file */
const readJson = async (file) => JSON.parse(await readFile(path.join(projectRoot, file), 'utf8'));

/**
 * Whether npm has installed the packages of the lock file. Optional ones are skipped, because most of them are for other
 * operating systems.
 */
async function isInstalled() {
  const { packages: wanted } = await readJson('package-lock.json');
  // npm's own record, written at the end of an installation.
  const { packages: present } = await readJson('node_modules/.package-lock.json').catch(() => ({ packages: {} }));
  return Object.entries(wanted).every(([name, { optional, version }]) => name === '' || optional || present[name]?.version === version);
}

/**
 * Checks the version of Node, because an older one would fail later with an unclear error.
 * @throws if package.json does not allow this version in its engines, such as `^20.19.0 || >=24.0.0`
 */
export async function checkNode() {
  const { engines } = await readJson('package.json');
  const [major = 0, minor = 0] = process.version.slice(1).split('.').map(Number);
  const fits = [...engines.node.matchAll(/(\^|>=)(\d+)\.(\d+)/g)].some(
    ([, sign, first, least]) => (major === Number(first) && minor >= Number(least)) || (sign === '>=' && major > Number(first)),
  );
  if (!fits) throw new Error(`This is Node ${process.version}. The project needs ${engines.node}.`);
}

/** Installs missing packages. Safe to call at the start of every command. */
export async function ensureInstalled() {
  await checkNode();
  if (await isInstalled()) return;
  console.log('Installing the packages of package-lock.json…');
  await mustRun(['npm', ['ci', '--include=dev', '--no-audit', '--no-fund']], 'npm ci');
}

await whenStarted(import.meta.url, ensureInstalled);
