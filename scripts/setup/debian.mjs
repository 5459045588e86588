/** Installs packages of Debian and Ubuntu. Uses only Node built-ins, so that it can run while npm installs the project's packages. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { run } from './command.mjs';

/** The path of the first of these programs that is on the path. @param {readonly string[]} names */
export function installed(names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) => existsSync(file));
}

export const isRoot = () => process.getuid?.() === 0;

/** Installs packages, as root. Otherwise, or if apt fails, it does nothing, and the caller finds them missing. @param {string[]} names */
export async function installFromDebian(...names) {
  if (!isRoot()) return;
  console.log(`Installing ${names.join(', ')}`);
  const quickly = ['-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=1'];
  await run(['apt-get', [...quickly, 'update']]);
  await run(['apt-get', [...quickly, 'install', '--yes', '--no-install-recommends', ...names]], { env: { DEBIAN_FRONTEND: 'noninteractive' } });
}
