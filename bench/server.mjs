/**
 * `npm run bench:server`: measures the server on a PostgreSQL of its own. Every figure is compared with another of the same
 * run on the same machine. Measures can be named: `npm run bench:server -- orders menu streams lists`.
 */
import { installFromDebian, installed } from '../scripts/setup/debian.mjs';
import { startPostgres } from '../scripts/setup/postgres.mjs';
import { ADMIN, startServer } from '../scripts/setup/shopServer.mjs';
import measureLists from './server/lists.mjs';
import { session } from './server/load.mjs';
import measureMenu from './server/menu.mjs';
import measureOrders from './server/orders.mjs';
import measureStreams from './server/streams.mjs';

/**
 * A shop to measure: the server's port and database, and the session and the calls of an administrator. `programs` is the
 * folder of pgbench.
 * @typedef {{ port: number, url: string, programs: string, token: string, ask: import('./server/load.mjs').Ask }} Shop
 */
/** @typedef {{ what: string, result: string, goal: string, met: boolean }} Line a line of the table */

const port = Number(process.env.PORT ?? 4398);
/** Lists come last, because their million orders change what the others measure. */
const MEASURES = { orders: measureOrders, menu: measureMenu, streams: measureStreams, lists: measureLists };

const named = process.argv.slice(2);
const chosen = Object.entries(MEASURES).filter(([name]) => named.length === 0 || named.includes(name));
if (chosen.length < named.length) throw new Error(`The measures are ${Object.keys(MEASURES).join(', ')}.`);

if (installed(['ab']) === undefined) await installFromDebian('apache2-utils');
const postgres = await startPostgres(['fsync=on']);
if (!postgres) throw new Error('PostgreSQL is not installed and cannot be.');
try {
  const server = await startServer('server/main.mts', port, { DATABASE_URL: postgres.url });
  const { token } = await session(port)('POST', '/session', ADMIN);
  /** @type {Line[]} */
  const lines = [];
  for (const [name, measure] of chosen) {
    console.log(`\n=== ${name} ===`);
    lines.push(...(await measure({ port, url: postgres.url, programs: postgres.bin, token, ask: session(port, token) })));
  }
  console.table(lines);
  server.kill();
} finally {
  postgres.stop();
}
