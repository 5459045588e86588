/** A PostgreSQL for tests: found, or installed from Debian, with its data in a temporary folder. */
import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isRunning } from './command.mjs';
import { installFromDebian, isRoot } from './debian.mjs';

const VERSIONS = '/usr/lib/postgresql';

/** The folder of the programs of the newest version; undefined if there is none. */
function findPrograms() {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).map(Number).sort((a, b) => b - a) : [];
  return versions.map((version) => path.join(VERSIONS, String(version), 'bin')).find((bin) => existsSync(path.join(bin, 'initdb')));
}

/** An id of the user that PostgreSQL runs as instead of root: Debian's package makes it. @param {'-u' | '-g'} which */
const idOfOwner = (which) => Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }));

/**
 * Starts a server that only a socket reaches.
 * @param {readonly string[]} settings for tests, nothing has to survive a loss of power
 * @returns its URL, the folder of its programs, and functions that stop it and remove its data, halt it, crash it, and start
 * it again; null if PostgreSQL can neither be found nor installed
 */
export async function startPostgres(settings = ['fsync=off']) {
  if (findPrograms() === undefined) await installFromDebian('postgresql');
  const bin = findPrograms();
  if (bin === undefined) return null;
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-postgres-'));
  const user = isRoot() ? { uid: idOfOwner('-u'), gid: idOfOwner('-g') } : {};
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const program = (/** @type {string} */ name, /** @type {string[]} */ ...args) =>
    execFileSync(path.join(bin, name), args, { ...user, cwd: folder, stdio: 'ignore' });
  const start = () => program('pg_ctl', '-D', data, '-w', '-l', path.join(folder, 'log'), '-o', `-k ${folder} -c listen_addresses='' ${settings.map((each) => `-c ${each}`).join(' ')}`, 'start');
  const halt = () => program('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
  program('initdb', '-D', data, '-A', 'trust', '-U', 'shop', '-E', 'UTF8', '--locale=C.UTF-8');
  start();
  program('createdb', '-h', folder, '-U', 'shop', 'shop');
  return {
    bin,
    url: `postgres://shop@localhost/shop?host=${encodeURIComponent(folder)}`,
    owner: user,
    start,
    /** Stops it without a goodbye to its clients. */
    halt,
    /** Kills its processes, and waits until none is left. */
    async crash() {
      const pid = Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
      const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' }).trim().split(/\s+/).map(Number);
      for (const each of [pid, ...children]) if (isRunning(each)) process.kill(each, 'SIGKILL');
      while ([pid, ...children].some(isRunning)) await wait(20);
    },
    stop() {
      halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
