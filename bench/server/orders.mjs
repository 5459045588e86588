/** How many orders can be placed, against what pgbench reaches with the statements of an order. */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { CLIENTS, ORDER_FILE, execute, makeCustomer, requestsASecond, session, shareOf, stockUp } from './load.mjs';

const SECONDS = 15;
const GOAL = 0.4;

const SCRIPT = fileURLToPath(new URL('order.sql', import.meta.url));

/** @param {import('../server.mjs').Shop} shop @returns {Promise<import('../server.mjs').Line[]>} */
export default async function measureOrders({ port, url, programs }) {
  await stockUp(url);
  const token = await makeCustomer(port);
  const { id } = await session(port, token)('GET', '/session');
  const orders = await requestsASecond(SECONDS, `http://localhost:${port}/api/orders`, ['-p', ORDER_FILE, '-T', 'application/json', '-H', `Authorization: Bearer ${token}`]);
  // Like the server, it sends each statement as a new one with its values apart.
  const key = createHash('sha256').update(token).digest('hex');
  const args = ['-n', '-M', 'extended', '-c', String(CLIENTS), '-T', String(SECONDS), '-D', `token=${key}`, '-D', `user=${id}`, '-f', SCRIPT, url];
  const { stdout } = await execute(path.join(programs, 'pgbench'), args);
  if (!stdout.includes('number of failed transactions: 0 ')) throw new Error(stdout);
  const limit = Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  return [shareOf(`placing orders, ${CLIENTS} clients, against pgbench with the same statements`, orders, limit, GOAL)];
}
