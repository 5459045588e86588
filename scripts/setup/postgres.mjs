/** A PostgreSQL for tests: found, or installed from Debian, with its data in a temporary folder. */
import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installFromDebian, isRoot } from './debian.mjs';

const VERSIONS = '/usr/lib/postgresql';

/** The folder of the programs of the newest version; undefined if there is none. */
function findPrograms() {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).map(Number).sort((a, b) => b - a) : [];
  return versions.map((version) => path.join(VERSIONS, String(version), 'bin')).find((bin) => existsSync(path.join(bin, 'initdb')));
}

/** The user that PostgreSQL runs as: never root. */
function owner() {
  if (!isRoot()) return {};
  try {
    const idOf = (/** @type {string} */ flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
    return { uid: idOf('-u'), gid: idOf('-g') };
  } catch {
    return { uid: 65_534, gid: 65_534 };
  }
}

/**
 * Starts a server that only a socket reaches.
 * @returns its URL and a function that stops it; null if PostgreSQL can neither be found nor installed
 */
export async function startPostgres() {
  if (findPrograms() === undefined) await installFromDebian('postgresql');
  const bin = findPrograms();
  if (bin === undefined) return null;
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-postgres-'));
  const user = owner();
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const program = (/** @type {string} */ name, /** @type {string[]} */ ...args) =>
    execFileSync(path.join(bin, name), args, { ...user, cwd: folder, stdio: 'ignore' });
  program('initdb', '-D', data, '-A', 'trust', '-U', 'shop', '-E', 'UTF8', '--locale=C.UTF-8');
  program('pg_ctl', '-D', data, '-w', '-l', path.join(folder, 'log'), '-o', `-k ${folder} -c listen_addresses='' -c fsync=off`, 'start');
  program('createdb', '-h', folder, '-U', 'shop', 'shop');
  return {
    url: `postgres://shop@localhost/shop?host=${encodeURIComponent(folder)}`,
    stop() {
      program('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
