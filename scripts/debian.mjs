/** What Debian's packages have of the browser. Node built-ins only, so that it can come while npm brings ours. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { run } from './command.mjs';

/** Chromium without its windows. */
export const SHELL = 'chromium-headless-shell';

/** Gives the first of these programs that is on the path. @param {readonly string[]} names */
export function installed(names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) => existsSync(file));
}

/** Ubuntu has a package of that name too, but it is only a door to another store. */
function isDebian() {
  const release = '/etc/os-release';
  return existsSync(release) && /^ID=debian$/m.test(readFileSync(release, 'utf8'));
}

export const isRoot = () => process.getuid?.() === 0;

/** Installs Debian's packages, on Debian as root. Elsewhere, or where apt fails, the caller finds them missing. @param {string[]} names */
export async function installFromDebian(...names) {
  if (!isDebian() || !isRoot()) return;
  console.log(`Installing Debian’s ${names.join(', ')}`);
  const quickly = ['-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=1'];
  await run(['apt-get', [...quickly, 'update']]);
  await run(['apt-get', [...quickly, 'install', '--yes', '--no-install-recommends', ...names]], { env: { DEBIAN_FRONTEND: 'noninteractive' } });
}

/** Makes sure of the shell where these packages may be installed, unless another browser is named to test with. */
export async function ensureShell() {
  if (!process.env.CHROMIUM_PATH && installed([SHELL]) === undefined) await installFromDebian(SHELL);
}
