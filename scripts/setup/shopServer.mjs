/** Servers of a sample shop, for the conformance tests and the benchmarks. */
import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { projectRoot } from './settings.mjs';

/** The administrator of the sample shop. */
export const ADMIN = { email: 'admin@fooddelivery.example', password: 'admin123' };

/**
 * Starts a server, which ends with this process at the latest.
 * @param {string} program its file
 * @param {number} port
 * @param {Record<string, string>} settings
 * @returns the server, as soon as it answers
 */
export async function startServer(program, port, settings = {}) {
  const env = { ...process.env, PORT: String(port), DATA_FOLDER: '', DATABASE_URL: '', ATTEMPTS_PER_ADDRESS: '1000000', SCRYPT_COST: '1024', ...settings };
  const server = spawn(process.execPath, ['--import', 'tsx', program, '--demo'], { cwd: projectRoot, env, stdio: ['ignore', 'ignore', 'inherit'] });
  process.on('exit', () => server.kill());
  while (!(await fetch(`http://localhost:${port}/api/menu`).then(({ ok }) => ok, () => false))) {
    if (server.exitCode !== null) throw new Error(`${program} does not start on port ${port}`);
    await wait(200);
  }
  return server;
}
