/** How often the menu can be read, against a bare Hono handler that answers with the same bytes. */
import { once } from 'node:events';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { CLIENTS, requestsASecond } from './load.mjs';

const SECONDS = 8;
const GOAL = 0.5;

if (!isMainThread) {
  const app = new Hono();
  app.get('/api/menu', (context) => context.body(workerData, 200, { 'content-type': 'application/json' }));
  serve({ fetch: app.fetch, port: 0 }, ({ port }) => parentPort?.postMessage(port));
}

/** @param {import('../server.mjs').Shop} shop @returns {Promise<import('../server.mjs').Line[]>} */
export default async function measureMenu({ port, ask }) {
  const menu = JSON.stringify(await ask('GET', '/menu'));
  const bare = new Worker(new URL(import.meta.url), { workerData: menu });
  const [barePort] = await once(bare, 'message');
  const limit = await requestsASecond(SECONDS, `http://localhost:${barePort}/api/menu`);
  await bare.terminate();
  const reads = await requestsASecond(SECONDS, `http://localhost:${port}/api/menu`);
  return [{
    what: `reading the menu (${Buffer.byteLength(menu)} bytes), ${CLIENTS} clients, against a bare handler`,
    result: `${reads.toFixed(0)} against ${limit.toFixed(0)} a second: ${((reads / limit) * 100).toFixed(0)} %`,
    goal: `at least ${GOAL * 100} %`,
    met: reads / limit >= GOAL,
  }];
}
