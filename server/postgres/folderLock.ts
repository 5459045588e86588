/** Keeps a second process out of the embedded database's folder: two in it destroy each other's changes. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { isRunning } from '../../scripts/setup/command.mjs';

/**
 * Locks a folder for this process, by a file beside it with the process's number. A lock whose process has ended does not count.
 * @returns what unlocks it
 * @throws Error if another process has locked it
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = `${folder}.pid`;
  const take = () => writeFile(file, String(process.pid), { flag: 'wx' }).then(() => true, () => false);
  if (!(await take())) {
    const pid = Number(await readFile(file, 'utf8'));
    if (pid !== process.pid && isRunning(pid)) {
      throw new Error(`Process ${pid} has the shop in ${folder} open. Stop it first: without DATABASE_URL, one process at a time can.`);
    }
    await rm(file, { force: true });
    if (!(await take())) throw new Error(`${file} cannot be written`);
  }
  return () => rm(file, { force: true });
}
