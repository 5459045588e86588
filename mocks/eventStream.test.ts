import { createParser } from 'eventsource-parser';
import { getEvents } from '../src/domain/calls/eventCalls';
import { LAST_EVENT_ID } from '../src/domain/events/shopEvent';
import { contract } from '../src/domain/contract';
import { openDatabase } from './indexeddb/connection/openDatabase';
import { EVENTS_KEPT, recordEvent } from '../backend/repositories/eventLog';
import { resetDatabase } from './indexeddb/reset';
import { installServer } from './node';
import { ADMIN, CUSTOMER, DELIVERY, OTHER_CUSTOMER, ask, refusalOf, send, tokenOf } from './testing/client';

installServer();

/** Reads the stream once. */
async function read(token?: string, lastId?: string) {
  const response = await send(getEvents, { ...(token !== undefined && { token }), headers: lastId === undefined ? {} : { [LAST_EVENT_ID]: lastId } });
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const messages: { id: string; data: { type: string } }[] = [];
  createParser({ onEvent: ({ id = '', data }) => { messages.push({ id, data: JSON.parse(data) as { type: string } }); } }).feed(await response.text());
  return { messages, types: messages.map(({ data }) => data.type), lastId: messages.at(-1)?.id ?? '' };
}

const placeOrder = (token: string) =>
  ask(contract.placeOrder, { token, body: { ...DELIVERY, lines: [{ foodId: 'garden-salad', quantity: 1, price: 8.99 }] } });

it('begins at the latest event, and continues after the last id', async () => {
  const token = await tokenOf(ADMIN);
  const first = await read(token);
  expect(first.types).toEqual(['up-to-date']);
  await ask(contract.addCategory, { token, body: { name: 'Soups' } });
  const second = await read(token, first.lastId);
  expect(second.types).toEqual(['categories-changed', 'up-to-date']);
  expect((await read(token, second.lastId)).types).toEqual(['up-to-date']);
});

it('tells customers of the menu and of their own orders, and administrators of everything', async () => {
  const [admin, maya, daniel] = [await tokenOf(ADMIN), await tokenOf(CUSTOMER), await tokenOf(OTHER_CUSTOMER)];
  const { lastId } = await read();
  const { id, userId } = await placeOrder(maya);
  const other = await placeOrder(daniel);
  await ask(contract.setOrderStatuses, { token: admin, body: { ids: [id, other.id], status: 'completed' } });
  await ask(contract.saveProfile, { token: maya, body: { phone: '555 010 0143' } });

  expect((await read(admin, lastId)).types).toEqual(['order-placed', 'stock-changed', 'order-placed', 'stock-changed', 'order-status-changed', 'users-changed', 'up-to-date']);
  const { messages } = await read(maya, lastId);
  expect(messages.map(({ data }) => data)).toEqual([
    { type: 'order-placed', orderId: id, userId },
    { type: 'stock-changed', foodIds: ['garden-salad'] },
    { type: 'stock-changed', foodIds: ['garden-salad'] },
    { type: 'order-status-changed', orders: [{ orderId: id, userId, status: 'completed' }] },
    { type: 'up-to-date' },
  ]);
  expect((await read(undefined, lastId)).types).toEqual(['stock-changed', 'stock-changed', 'up-to-date']);
});

it('has no event of a change that was refused', async () => {
  const token = await tokenOf(CUSTOMER);
  const { lastId } = await read(token);
  const refusal = await refusalOf(contract.placeOrder, { token, body: { ...DELIVERY, lines: [{ foodId: 'garden-salad', quantity: 1, price: 1 }] } });
  expect(refusal.code).toBe('cart_changed');
  expect((await read(token, lastId)).types).toEqual(['up-to-date']);
});

it('says so when events are no longer in the log', async () => {
  const { lastId } = await read();
  const { db, store } = await openDatabase();
  await store.write(async (tables) => {
    for (let n = 0; n < EVENTS_KEPT + 200; n += 1) await recordEvent(tables, { type: 'banners-changed' });
  });
  expect(await db.events.count()).toBeLessThan(EVENTS_KEPT + 100);
  expect((await read(undefined, lastId)).types).toEqual(['events-missed', 'up-to-date']);
});

it('does not mistake an id of the shop before a reset for one of its own', async () => {
  const { lastId } = await read();
  await resetDatabase();
  const { db, store } = await openDatabase();
  const [, before = ''] = lastId.split(/-(?=\d+$)/);
  // More events than the client knows of the shop before.
  while (((await db.events.toCollection().lastKey()) as unknown as number) <= Number(before) + 1) await store.write((tables) => recordEvent(tables, { type: 'banners-changed' }));
  expect((await read(undefined, lastId)).types).toEqual(['events-missed', 'up-to-date']);
});

it('is refused with a token that opens no session', async () => {
  expect(await refusalOf(getEvents, { token: 'unknown' })).toMatchObject({ status: 401, code: 'unauthenticated' });
});
