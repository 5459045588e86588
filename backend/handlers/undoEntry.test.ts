/** Undoing changes: the entries and events, and the message of each refusal. conformance/undo.test.ts undoes every kind of change. */
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
const SOUP = { name: 'Tomato Soup', description: 'Tomatoes and cream', price: 5.5, image: 'pictures/soup.webp', category: 'Soups', stock: 3 };
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

/** What the back office and the menu show, in order, without the history and the statuses that orders have had. */
async function shop() {
  const query = { size: 100 };
  const orders = await ask(contract.getOrders, { token, query });
  return {
    menu: await ask(contract.getMenu),
    stock: (await ask(contract.getInventory, { token, query })).items,
    found: (await ask(contract.searchMenu, { query: { text: 'tomato' } })).map(({ id }) => id),
    settings: { ...(await ask(contract.getShop)), time: '' },
    banners: await ask(contract.getBanners),
    users: (await ask(contract.getUsers, { token, query })).items,
    categories: await ask(contract.getCategories, { token }),
    orders: orders.items.map(({ statusChanges: _, ...order }) => order),
    counts: orders.counts,
    pending: (await ask(contract.getOrders, { token, query: { ...query, status: 'pending' } })).items.map(({ id }) => id),
    overview: await ask(contract.getOverview, { token }),
  };
}

/** The events that a change has written. */
async function eventsOf<Result>(act: () => Promise<Result>): Promise<{ result: Result; events: unknown[] }> {
  const { db } = await openDatabase();
  const before = await db.events.count();
  const result = await act();
  return { result, events: (await db.events.toArray()).slice(before).map(({ event }) => event) };
}

const CHANGES: [name: string, call: Call, request: CallRequest][] = [
  ['several orders of different statuses', contract.setOrderStatuses, { body: { ids: [...PENDING_IDS, '7ad03f68-1b9c-4f52-9e37-c40e8b5d2a16'], status: 'lost' } }],
  ['a deleted category', contract.deleteCategory, { params: { name: 'Empty' } }],
];

const typesOf = (events: readonly unknown[]) => events.map((event) => (event as { type: string }).type);

test.each(CHANGES)('%s is undone, made again and undone again, each time with an entry and the events of the change', async (_, call, request) => {
  // What follows shows that a deleted one returns to its place.
  for (const name of ['Empty', 'Last']) await ask(contract.addCategory, { token, body: { name } });
  const before = await shop();
  const { result: id, events } = await eventsOf(() => change(call, request));
  const after = await shop();
  expect(after).not.toEqual(before);
  const [done] = await entries();
  // The details of this one are a name alone.
  const told = done!.action === 'Category Deleted' ? `${done!.action}, ${done!.details}` : done!.details;
  expect(done).toMatchObject({ id, undoable: true, undoneBy: '' });

  const { result: undone, events: undoneEvents } = await eventsOf(() => undo(id));
  expect(await shop()).toEqual(before);
  expect(undone).toMatchObject({
    action: 'Change Undone', details: `Undone: ${told}`, user: 'Alex Morgan', undoable: true, undoneBy: '',
    changes: done!.changes.map(({ field, from, to }) => ({ field, from: to, to: from })),
  });
  expect((await entries()).slice(0, 2)).toEqual([undone, { ...done, undoable: false, undoneBy: 'Alex Morgan' }]);
  expect(typesOf(undoneEvents)).toEqual(typesOf(events));
  expect(await refused(id)).toBe('Already undone by Alex Morgan');
  expect(await shop()).toEqual(before);

  const { result: redone, events: redoneEvents } = await eventsOf(() => undo(undone.id));
  expect(await shop()).toEqual(after);
  expect(redone).toMatchObject({ action: 'Change Undone', details: `Redone: ${told}`, changes: done!.changes, undoable: true });
  expect(redoneEvents).toEqual(events);
  expect((await undo(redone.id)).details).toBe(`Undone: ${told}`);
  expect(await shop()).toEqual(before);
});

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

/** What follows a change, and the message with which its undo is refused. */
const FOLLOWED: [name: string, first: [Call, CallRequest], next: [Call, CallRequest][], message: string][] = [
  ['an order got another status', [contract.setOrderStatuses, { body: { ids: PENDING_IDS, status: 'completed' } }],
    [[contract.setOrderStatus, { params: { id: PENDING_IDS[1]! }, body: { status: 'lost' } }]], 'order 95c8d3fa is no longer completed'],
  ['a field of the dish was changed', [contract.updateFood, { params: SALAD, body: { price: 9.5, name: 'Green Salad' } }],
    [[contract.updateFood, { params: SALAD, body: { price: 7 } }]], 'the price of Green Salad was changed afterwards'],
  ['the stock was changed', [contract.changeInventory, { params: SALAD, body: { stock: 3 } }],
    [[contract.changeInventory, { params: SALAD, body: { restock: 10 } }]], 'the stock of Garden Salad was changed afterwards'],
  ['the threshold was changed', [contract.changeInventory, { params: SALAD, body: { threshold: 3 } }],
    [[contract.changeInventory, { params: SALAD, body: { threshold: 4 } }]], 'the alert threshold of Garden Salad was changed afterwards'],
  ['the dish was removed', [contract.updateFood, { params: SALAD, body: { price: 9.5 } }],
    [[contract.removeFood, { params: SALAD }]], 'Garden Salad is no longer on the menu'],
  ['the category was deleted', [contract.addCategory, { body: { name: 'Soups' } }],
    [[contract.deleteCategory, { params: { name: 'Soups' } }]], 'the category Soups no longer exists'],
  ['the category was deleted and added again', [contract.addCategory, { body: { name: 'Soups' } }],
    [[contract.deleteCategory, { params: { name: 'Soups' } }], [contract.addCategory, { body: { name: 'Soups' } }]], 'the category Soups exists again'],
  ['the category got a dish', [contract.addCategory, { body: { name: 'Soups' } }], [[contract.addFood, { body: SOUP }]], 'the category Soups is used by 1 dish'],
  ['the category was added again', [contract.deleteCategory, { params: { name: 'Empty' } }],
    [[contract.addCategory, { body: { name: 'EMPTY' } }]], 'the category Empty exists again'],
];

test.each(FOLLOWED)('an undo is refused and writes nothing where %s', async (_, [call, request], next, message) => {
  await ask(contract.addCategory, { token, body: { name: 'Empty' } });
  const id = await change(call, request);
  for (const [then, more] of next) await change(then, more);
  const written = async () => ({ entries: await entries(), dishes: (await ask(contract.getMenu)).foods });
  const before = await written();
  const { events } = await eventsOf(async () => {
    expect(await refusalOf(contract.undoChange, { token, params: { id } })).toEqual({ status: 409, code: 'conflict', message: `This change cannot be undone: ${message}` });
  });
  expect([await written(), events]).toEqual([before, []]);
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
  const latest = name === 'signOut' ? before : await newest();
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
