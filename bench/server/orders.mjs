/** How many orders can be placed, against what pgbench reaches with the statements of an order. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { drive, makeCustomers, newOrder, stockUp } from './load.mjs';

const CLIENTS = 20;
const SECONDS = 15;
const GOAL = 0.4;

const SCRIPT = fileURLToPath(new URL('order.sql', import.meta.url));

/** Transactions a second of pgbench. @param {import('../server.mjs').Shop} shop @param {{ token: string, user: string }} session */
async function pgbench({ programs, url }, { token, user }) {
  const key = createHash('sha256').update(token).digest('hex');
  // Like the server, it sends each statement as a new one with its values apart.
  const args = ['-n', '-M', 'extended', '-c', String(CLIENTS), '-T', String(SECONDS), '-D', `token=${key}`, '-D', `user=${user}`, '-f', SCRIPT, url];
  const { stdout } = await promisify(execFile)(path.join(programs, 'pgbench'), args);
  if (/number of failed transactions: 0 /.exec(stdout) === null) throw new Error(stdout);
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
}

/** @param {import('../server.mjs').Shop} shop @returns {Promise<import('../server.mjs').Line[]>} */
export default async function measureOrders(shop) {
  const { port, url, admin } = shop;
  await stockUp(url);
  const { foods } = await admin.ask('GET', '/menu');
  const customers = await makeCustomers(port, CLIENTS);
  const place = (/** @type {import('./load.mjs').Connection} */ customer) => customer.ask('POST', '/orders', newOrder(foods));
  // The first orders are slow, until the code is compiled.
  await drive(customers, SECONDS / 5, place);
  const orders = await drive(customers, SECONDS, place);
  const [first = admin] = customers;
  const { id } = await first.ask('GET', '/session');
  const limit = await pgbench(shop, { token: first.token ?? '', user: id });
  for (const customer of customers) customer.close();
  const ratio = orders / limit;
  return [{
    what: `placing orders, ${CLIENTS} clients, against pgbench with the same statements`,
    result: `${orders.toFixed(0)} against ${limit.toFixed(0)} a second: ${(ratio * 100).toFixed(0)} %`,
    goal: `at least ${GOAL * 100} %`,
    met: ratio >= GOAL,
  }];
}
