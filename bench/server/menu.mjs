/** How often the menu can be read, against a bare Hono handler that answers with the same bytes. */
import { once } from 'node:events';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { CLIENTS, requestsASecond, shareOf } from './load.mjs';

const SECONDS = 8;
const GOAL = 0.5;

/** @param {import('../server.mjs').Shop} shop @returns {Promise<import('../server.mjs').Line[]>} */
export default async function measureMenu({ port, ask }) {
  const menu = JSON.stringify(await ask('GET', '/menu'));
  const app = new Hono();
  app.get('/api/menu', (context) => context.body(menu, 200, { 'content-type': 'application/json' }));
  const bare = serve({ fetch: app.fetch, port: port + 1 });
  await once(bare, 'listening');
  const limit = await requestsASecond(SECONDS, `http://localhost:${port + 1}/api/menu`);
  bare.close();
  const reads = await requestsASecond(SECONDS, `http://localhost:${port}/api/menu`);
  return [shareOf(`reading the menu (${Buffer.byteLength(menu)} bytes), ${CLIENTS} clients, against a bare handler`, reads, limit, GOAL)];
}
