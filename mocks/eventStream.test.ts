/** What the browser’s event log forgets. conformance/events.test.ts reads the stream of every store. */
import { createParser } from 'eventsource-parser';
import { getEvents } from '../src/domain/calls/eventCalls';
import { LAST_EVENT_ID } from '../src/domain/events/shopEvent';
import { openDatabase } from './indexeddb/connection/openDatabase';
import { EVENTS_KEPT, recordEvent } from '../backend/repositories/eventLog';
import { resetDatabase } from './indexeddb/reset';
import { installServer } from './node';
import { send } from './testing/client';

installServer();

/** Reads the stream once. */
async function read(lastId?: string) {
  const response = await send(getEvents, { headers: lastId === undefined ? {} : { [LAST_EVENT_ID]: lastId } });
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const messages: { id: string; data: { type: string } }[] = [];
  createParser({ onEvent: ({ id = '', data }) => { messages.push({ id, data: JSON.parse(data) as { type: string } }); } }).feed(await response.text());
  return { messages, types: messages.map(({ data }) => data.type), lastId: messages.at(-1)?.id ?? '' };
}

it('says so when events are no longer in the log', async () => {
  const { lastId } = await read();
  const { db, store } = await openDatabase();
  await store.write(async (tables) => {
    for (let n = 0; n < EVENTS_KEPT + 200; n += 1) await recordEvent(tables, { type: 'banners-changed' });
  });
  expect(await db.events.count()).toBeLessThan(EVENTS_KEPT + 100);
  expect((await read(lastId)).types).toEqual(['events-missed', 'up-to-date']);
});

it('does not mistake an id of the shop before a reset for one of its own', async () => {
  const { lastId } = await read();
  await resetDatabase();
  const { db, store } = await openDatabase();
  const [, before = ''] = lastId.split(/-(?=\d+$)/);
  // More events than the client knows of the shop before.
  while (((await db.events.toCollection().lastKey()) as unknown as number) <= Number(before) + 1) await store.write((tables) => recordEvent(tables, { type: 'banners-changed' }));
  expect((await read(lastId)).types).toEqual(['events-missed', 'up-to-date']);
});
