/** Undoing changes: the events, what cannot be undone, and the header of every response. conformance/undo.test.ts undoes every kind of change. */
import { contract } from '../../src/domain/contract';
import { HISTORY_ENTRY } from '../../src/domain/http/headers';
import type { Call } from '../../src/domain/calls/call';
import { openDatabase } from '../../mocks/indexeddb/connection/openDatabase';
import { installServer } from '../../mocks/node';
import { REQUESTS, prepareRequests } from '../../mocks/testing/access';
import { ADMIN, CUSTOMER, DELIVERY, type CallRequest, ask, refusalOf, send, tokenOf } from '../../mocks/testing/client';
import { described } from '../../mocks/testing/description';

installServer();

const SALAD = { id: 'garden-salad' };
const PENDING_IDS = ['3d1e84b7-f5a6-4907-bc2e-7a90d5e8f613', '95c8d3fa-07e2-4b96-8a4d-f3b61c2e7d08'];
const UPLOAD = `data:image/png;base64,${'A'.repeat(1000)}`;

let token = '';
beforeEach(async () => { token = await tokenOf(ADMIN); });

/** Makes a change and returns the id of its entry. */
async function change(call: Call, request: CallRequest): Promise<string> {
  const response = await send(call, { token, ...request });
  if (!response.ok) throw new Error(await response.text());
  return response.headers.get(HISTORY_ENTRY) ?? '';
}

const undo = (id: string) => ask(contract.undoChange, { token, params: { id } });
const refused = async (id: string) => (await refusalOf(contract.undoChange, { token, params: { id } })).message;
const entries = async () => (await ask(contract.getHistory, { token, query: { size: 100 } })).items;

/** The events that a change has written. */
async function eventsOf<Result>(act: () => Promise<Result>): Promise<{ result: Result; events: unknown[] }> {
  const { db } = await openDatabase();
  const before = await db.events.count();
  const result = await act();
  return { result, events: (await db.events.toArray()).slice(before).map(({ event }) => event) };
}

test('the undo of several orders gives each its former status, and tells its customer', async () => {
  const [first = '', second = ''] = PENDING_IDS;
  await change(contract.setOrderStatus, { params: { id: first }, body: { status: 'in the oven' } });
  const id = await change(contract.setOrderStatuses, { body: { ids: PENDING_IDS, status: 'completed' } });
  const { result, events } = await eventsOf(() => undo(id));
  expect(result.details).toBe('Undone: 2 orders marked as completed');
  expect(events).toEqual([{
    type: 'order-status-changed',
    orders: [
      { orderId: first, userId: 'user-maya-patel', status: 'in the oven' },
      { orderId: second, userId: expect.any(String) as string, status: 'pending' },
    ],
  }]);
  expect((await ask(contract.getOrder, { token, params: { id: first } })).statusChanges).toMatchObject([
    { status: 'in the oven' }, { status: 'completed' }, { status: 'in the oven', by: 'Alex Morgan' },
  ]);
});

test('orders that were placed, demo data, the samples and unknown entries are not undone, and customers undo nothing', async () => {
  await change(contract.placeOrder, { body: { ...DELIVERY, lines: [{ foodId: SALAD.id, quantity: 1, price: 8.99 }] } });
  await change(contract.fillDemo, { body: { kind: 'users', seed: 1, from: 0, count: 1 } });
  const all = await entries();
  expect(all).toHaveLength(7);
  for (const { id, undoable } of all) expect([undoable, await refused(id)]).toEqual([false, 'This change cannot be undone']);
  expect(await refusalOf(contract.undoChange, { token, params: { id: 'unknown' } })).toMatchObject({ status: 404, code: 'not_found' });

  const id = await change(contract.updateFood, { params: SALAD, body: { price: 9.5 } });
  expect((await refusalOf(contract.undoChange, { token: await tokenOf(CUSTOMER), params: { id } })).status).toBe(403);
  expect((await ask(contract.getFood, { params: SALAD })).price).toBe(9.5);
});

/** Reading writes no entry. */
const changes = (Object.entries<Call>(contract) as [keyof typeof REQUESTS, Call][]).filter(([, { method }]) => method !== 'GET');

test.each(changes)('the response to %s names its entry if it can be undone, and is described so', async (name, call) => {
  await prepareRequests(token);
  const newest = async () => (await ask(contract.getHistory, { token, query: { size: 1 } })).items[0];
  const before = await newest();
  const response = await send(call, { token, ...REQUESTS[name]('administrator') });
  const latest = name.startsWith('signOut') ? before : await newest();
  expect(response.headers.get(HISTORY_ENTRY)).toBe(latest && latest.id !== before?.id && latest.undoable ? latest.id : null);
  expect('headers' in described(name).responses[String(response.status)]!).toBe(response.headers.has(HISTORY_ENTRY));
});

test('the history does not answer with inverses, and an uploaded picture is stored in them only once', async () => {
  await change(contract.updateFood, { params: SALAD, body: { image: UPLOAD } });
  const response = await send(contract.getHistory, { token });
  expect(await response.text()).not.toContain('inverse');
  const { db } = await openDatabase();
  expect(JSON.stringify((await db.history.toArray()).map(({ inverse }) => inverse))).not.toContain(UPLOAD);
});
