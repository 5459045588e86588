/**
 * `npm run bench:server`: measures the server on a PostgreSQL of its own. Every figure is compared with another of the same
 * run on the same machine. Measures can be named: `npm run bench:server -- orders menu streams lists`.
 */
import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureInstalled } from '../scripts/setup/install.mjs';
import { startPostgres } from '../scripts/setup/postgres.mjs';
import { projectRoot } from '../scripts/setup/settings.mjs';
import measureLists from './server/lists.mjs';
import { Connection } from './server/load.mjs';
import measureMenu from './server/menu.mjs';
import measureOrders from './server/orders.mjs';
import measureStreams from './server/streams.mjs';

/**
 * A shop to measure: the server's port and database, and a signed-in administrator. `programs` is the folder of pgbench.
 * @typedef {{ port: number, url: string, programs: string, admin: Connection }} Shop
 */
/** @typedef {{ what: string, result: string, goal: string, met: boolean }} Line a line of the table */

const PORT = Number(process.env.PORT ?? 4398);
/** How long the server may take to start, in ms. */
const START_MS = 60_000;
/** Lists come last, because their million orders change what the others measure. */
const MEASURES = { orders: measureOrders, menu: measureMenu, streams: measureStreams, lists: measureLists };

async function signIn() {
  const end = Date.now() + START_MS;
  while (Date.now() < end && !(await fetch(`http://localhost:${PORT}/readyz`).then(({ ok }) => ok, () => false))) await wait(200);
  const admin = new Connection(PORT);
  const { DEMO_ADMIN: email = 'admin@fooddelivery.example', DEMO_PASSWORD: password = 'admin123' } = process.env;
  admin.token = (await admin.ask('POST', '/session', { email, password })).token;
  return admin;
}

const named = process.argv.slice(2);
const chosen = Object.entries(MEASURES).filter(([name]) => named.length === 0 || named.includes(name));
if (chosen.length < named.length) throw new Error(`The measures are ${Object.keys(MEASURES).join(', ')}.`);

await ensureInstalled();
const postgres = await startPostgres(['fsync=on']);
if (!postgres) throw new Error('PostgreSQL is not installed and cannot be.');
const env = { ...process.env, PORT: String(PORT), DATABASE_URL: postgres.url, SCRYPT_COST: '1024', ATTEMPTS_PER_ADDRESS: '1000000' };
const server = spawn(process.execPath, ['--import', 'tsx', 'server/main.mts', '--demo'], { cwd: projectRoot, env, stdio: ['ignore', 'ignore', 'inherit'] });
try {
  const admin = await signIn();
  /** @type {Line[]} */
  const lines = [];
  for (const [name, measure] of chosen) {
    console.log(`\n=== ${name} ===`);
    lines.push(...(await measure({ port: PORT, url: postgres.url, programs: postgres.bin, admin })));
  }
  admin.close();
  console.log('\n| measure | this run | goal | met |\n| --- | --- | --- | --- |');
  for (const { what, result, goal, met } of lines) console.log(`| ${what} | ${result} | ${goal} | ${met ? 'yes' : 'no'} |`);
} finally {
  server.kill();
  postgres.stop();
}
