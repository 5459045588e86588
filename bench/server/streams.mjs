/** Streams of events while orders are placed: each event comes once on each stream. */
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

/** @typedef {{ id: string, type: string, requestId?: string, at: number }} Heard */

/** Opens a stream. @param {number} port @param {string} [token] @returns {Promise<{ heard: Heard[], close: () => void }>} */
function openStream(port, token) {
  /** @type {Heard[]} */
  const heard = [];
  const parser = createParser({
    onEvent: ({ id = '', data }) => {
      const message = JSON.parse(data);
      if (message.type !== 'up-to-date') heard.push({ ...message, id, at: performance.now() });
    },
  });
  return new Promise((resolve, reject) => {
    const headers = { accept: 'text/event-stream', ...(token !== undefined && { authorization: `Bearer ${token}` }) };
    const request = get({ port, path: '/api/events', headers, agent: false }, (response) => {
      response.setEncoding('utf8');
      response.on('data', (part) => { parser.feed(part); });
      // The beginning says that the stream is up to date: what follows is new.
      response.once('data', () => { resolve({ heard, close: () => request.destroy() }); });
    });
    request.on('error', reject);
  });
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
  /** @type {Promise<void>[]} */
  const orders = [];
  for (let n = 0; n < RATE * SECONDS; n += 1) {
    const customer = customers[n % RATE];
    const requestId = crypto.randomUUID();
    orders.push((async () => {
      await customer?.('POST', '/orders', ORDER, { 'x-request-id': requestId });
      placed.set(requestId, performance.now());
    })());
    await wait(1000 / RATE);
  }
  await Promise.all(orders);

  const expected = (/** @type {number} */ at) => placed.size * (at < ADMIN_STREAMS ? 2 : 1);
  for (const end = Date.now() + LAST_MS; Date.now() < end && streams.some(({ heard }, at) => heard.length < expected(at));) await wait(100);
  let [lost, doubled] = [0, 0];
  /** @type {number[]} */
  const delays = [];
  for (const [at, { heard, close }] of streams.entries()) {
    close();
    const ids = new Set(heard.map(({ id }) => id));
    doubled += heard.length - ids.size;
    for (const type of at < ADMIN_STREAMS ? ['order-placed', 'stock-changed'] : ['stock-changed']) {
      const told = new Set(heard.filter((each) => each.type === type).map(({ requestId }) => requestId));
      lost += [...placed.keys()].filter((id) => !told.has(id)).length;
    }
    for (const { requestId = '', at: heardAt } of heard) delays.push(heardAt - (placed.get(requestId) ?? Number.NaN));
  }
  return [{
    what: `${STREAMS} streams while ${RATE} orders a second are placed, for ${SECONDS} s`,
    result: `${placed.size} orders, ${delays.length} events heard, ${lost} lost, ${doubled} doubled, ${median(delays).toFixed(0)} ms after the answer (median)`,
    goal: 'each event once on each stream',
    met: lost === 0 && doubled === 0 && placed.size === RATE * SECONDS,
  }];
}
