/** Streams of events while orders are placed: each event comes once on each stream. */
import { once } from 'node:events';
import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { createParser } from 'eventsource-parser';
import { median } from '../harness.mjs';
import { ORDER, makeCustomer, session, stockUp } from './load.mjs';

/** Streams of an administrator; an account may hold 20. The others are of visitors. */
const ADMIN_STREAMS = 20;
const STREAMS = 200;
const RATE = 20;
const SECONDS = 10;
/** How long the last events may take, in ms. */
const LAST_MS = 5000;

/** @typedef {{ id: string, requestId: string, at: number }} Heard */

/** Opens a stream. @param {number} port @param {string} [token] @returns {Promise<{ heard: Heard[], close: () => void }>} */
async function openStream(port, token) {
  /** @type {Heard[]} */
  const heard = [];
  const parser = createParser({
    onEvent: ({ id = '', data }) => {
      const { type, requestId } = JSON.parse(data);
      if (type !== 'up-to-date') heard.push({ id, requestId, at: performance.now() });
    },
  });
  const headers = { accept: 'text/event-stream', ...(token !== undefined && { authorization: `Bearer ${token}` }) };
  const request = get({ port, path: '/api/events', headers, agent: false });
  const [response] = await once(request, 'response');
  response.setEncoding('utf8').on('data', (/** @type {string} */ part) => { parser.feed(part); });
  // The beginning says that the stream is up to date: what follows is new.
  await once(response, 'data');
  return { heard, close: () => request.destroy() };
}

/** @param {import('../server.mjs').Shop} shop @returns {Promise<import('../server.mjs').Line[]>} */
export default async function measureStreams({ port, url, token }) {
  await stockUp(url);
  const customers = await Promise.all(Array.from({ length: RATE }, async () => session(port, await makeCustomer(port))));
  // The administrators hear of the new accounts as well.
  await wait(1000);
  const streams = await Promise.all(Array.from({ length: STREAMS }, (_, at) => openStream(port, at < ADMIN_STREAMS ? token : undefined)));

  /** @type {Map<string, number>} when each order was placed */
  const placed = new Map();
  await Promise.all(Array.from({ length: RATE * SECONDS }, async (_, n) => {
    await wait((n * 1000) / RATE);
    const requestId = crypto.randomUUID();
    await customers[n % RATE]?.('POST', '/orders', ORDER, { 'x-request-id': requestId });
    placed.set(requestId, performance.now());
  }));

  // Administrators hear of the order as well as of the stock.
  const expected = (/** @type {number} */ at) => placed.size * (at < ADMIN_STREAMS ? 2 : 1);
  for (const end = Date.now() + LAST_MS; Date.now() < end && streams.some(({ heard }, at) => heard.length < expected(at));) await wait(100);
  let [lost, doubled] = [0, 0];
  for (const [at, { heard, close }] of streams.entries()) {
    close();
    const ids = new Set(heard.map(({ id }) => id));
    doubled += heard.length - ids.size;
    lost += expected(at) - ids.size;
  }
  const delays = streams.flatMap(({ heard }) => heard.map(({ requestId, at }) => at - (placed.get(requestId) ?? Number.NaN)));
  return [{
    what: `${STREAMS} streams while ${RATE} orders a second are placed, for ${SECONDS} s`,
    result: `${placed.size} orders, ${delays.length} events heard, ${lost} lost, ${doubled} doubled, ${median(delays).toFixed(0)} ms after the answer (median)`,
    goal: 'each event once on each stream',
    met: lost === 0 && doubled === 0 && placed.size === RATE * SECONDS,
  }];
}
