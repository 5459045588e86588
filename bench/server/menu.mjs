/** How often the menu can be read, against a bare Hono handler that answers with the same bytes. */
import { once } from 'node:events';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { Connection, drive } from './load.mjs';

const CLIENTS = 20;
const SECONDS = 8;
const GOAL = 0.5;

if (!isMainThread) {
  const app = new Hono();
  app.get('/api/menu', (context) => context.body(workerData, 200, { 'content-type': 'application/json' }));
  serve({ fetch: app.fetch, port: 0 }, ({ port }) => parentPort?.postMessage(port));
}

/** Reads of the menu a second. @param {number} port */
async function readsOf(port) {
  const clients = Array.from({ length: CLIENTS }, () => new Connection(port));
  const read = async (/** @type {Connection} */ client) => {
    const { status } = await client.send('GET', '/api/menu');
    if (status !== 200) throw new Error(`The menu was answered with ${status}`);
  };
  // The first reads are slow, until the code is compiled.
  await drive(clients, SECONDS / 4, read);
  const reads = await drive(clients, SECONDS, read);
  for (const client of clients) client.close();
  return reads;
}

/** @param {import('../server.mjs').Shop} shop @returns {Promise<import('../server.mjs').Line[]>} */
export default async function measureMenu({ port, admin }) {
  const { body } = await admin.send('GET', '/api/menu');
  const bare = new Worker(new URL(import.meta.url), { workerData: body.toString() });
  const [barePort] = await once(bare, 'message');
  const limit = await readsOf(barePort);
  await bare.terminate();
  const reads = await readsOf(port);
  const ratio = reads / limit;
  return [{
    what: `reading the menu (${body.length} bytes), ${CLIENTS} clients, against a bare handler`,
    result: `${reads.toFixed(0)} against ${limit.toFixed(0)} a second: ${(ratio * 100).toFixed(0)} %`,
    goal: `at least ${GOAL * 100} %`,
    met: ratio >= GOAL,
  }];
}
