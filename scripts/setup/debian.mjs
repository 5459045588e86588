/** Installs Debian's browser packages. Uses only Node built-ins, so that it can run while npm installs the project's packages. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { run } from './command.mjs';

/** Chromium without windows. */
export const SHELL = 'chromium-headless-shell';

/** The path of the first of these programs that is on the path. @param {readonly string[]} names */
export function installed(names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) => existsSync(file));
}

/** False on Ubuntu, whose package of that name only installs a snap. */
function isDebian() {
  const release = '/etc/os-release';
  return existsSync(release) && /^ID=debian$/m.test(readFileSync(release, 'utf8'));
}

export const isRoot = () => process.getuid?.() === 0;

/**
 * Installs Debian packages, on Debian as root. Otherwise, or if apt fails, it does nothing, and the caller finds them
 * missing.
 * @param {string[]} names
 */
export async function installFromDebian(...names) {
  if (!isDebian() || !isRoot()) return;
  console.log(`Installing Debian’s ${names.join(', ')}`);
  const quickly = ['-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=1'];
  await run(['apt-get', [...quickly, 'update']]);
  await run(['apt-get', [...quickly, 'install', '--yes', '--no-install-recommends', ...names]], { env: { DEBIAN_FRONTEND: 'noninteractive' } });
}

/** Installs the headless shell on Debian as root, unless CHROMIUM_PATH names another browser. */
export async function ensureShell() {
  if (!process.env.CHROMIUM_PATH && installed([SHELL]) === undefined) await installFromDebian(SHELL);
}
