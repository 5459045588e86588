/**
 * A long-lived shop responds as fast as a new one: frequent requests read as many rows of a long store as of a short
 * one. The test counts rows, not milliseconds.
 */
import { contract } from '../../../src/domain/contract';
import { COMPLETED } from '../../../src/domain/order/orderStatus';
import { installServer } from '../../node';
import { ADMIN, CUSTOMER, DELIVERY, ask, tokenOf } from '../../testing/client';
import type { ShopDatabase } from './database';
import { makeOrder } from '../seed/generator';
import { addEntries } from '../repositories/historyLog';
import { addOrders } from '../repositories/ordersRepository';
import { orderRow } from './rows';
import { openShop } from '../connection/shop';

installServer();

const MANY = 1000;
/** The most rows that a filtered list scans for one page, at any length (readPage). */
const A_WALK = 250;

/** Counts the rows that the database returns, counts or steps over from now on. */
async function watchReads(db: ShopDatabase) {
  const seen = { rows: 0 };
  const note = <Answer>(rowsOf: (answer: Answer) => number) => (answer: Answer) => {
    seen.rows += rowsOf(answer);
    return answer;
  };
  db.close({ disableAutoOpen: false });
  db.use({
    stack: 'dbcore',
    name: 'rowsRead',
    create: (core) => ({
      ...core,
      table: (name) => {
        const table = core.table(name);
        return {
          ...table,
          // No async functions: a transaction waits only for Dexie's own promises.
          count: (request) => table.count(request).then(note((count) => count)),
          query: (request) => table.query(request).then(note(({ result }) => result.length)),
          openCursor: (request) =>
            table.openCursor(request).then((cursor) =>
              cursor && Object.create(cursor, {
                continue: { value: (key?: unknown) => { seen.rows += 1; cursor.continue(key); } },
                advance: { value: (count: number) => { seen.rows += count; cursor.advance(count); } },
              }) as typeof cursor,
            ),
        };
      },
    }),
  });
  await db.open();
  return async (act: () => Promise<unknown>) => {
    seen.rows = 0;
    await act();
    return seen.rows;
  };
}

test('a long history, a big shop and a customer with many orders need no more reads', async () => {
  const [admin, token] = [await tokenOf(ADMIN), await tokenOf(CUSTOMER)];
  const { db } = await openShop();
  const readBy = await watchReads(db);
  const asked = {
    'the history': () => ask(contract.getHistory, { token: admin }),
    'the history of one action': () => ask(contract.getHistory, { token: admin, query: { action: 'Order Placed' } }),
    'the history of one user': () => ask(contract.getHistory, { token: admin, query: { user: 'Maya Patel' } }),
    'the overview': () => ask(contract.getOverview, { token: admin }),
    'users by name': () => ask(contract.getUsers, { token: admin, query: { search: 'maya' } }),
    'the session': () => ask(contract.getSession, { token }),
    'the caller’s orders': () => ask(contract.getMyOrders, { token, query: { size: 3 } }),
  };
  const cost = async () => {
    const costs: Record<string, number> = {};
    for (const [name, act] of Object.entries(asked)) costs[name] = await readBy(act);
    return costs;
  };
  await ask(contract.fillDemo, { token: admin, body: { kind: 'users', seed: 1, from: 0, count: 20 } });
  const few = await cost();

  const { id: userId } = await ask(contract.getSession, { token });
  await ask(contract.fillDemo, { token: admin, body: { kind: 'users', seed: 1, from: 20, count: MANY } });
  await db.transaction('rw', db.tables, async () => {
    const numbers = Array.from({ length: MANY }, (_, n) => n);
    const orders = numbers.map((n) => makeOrder(1, n));
    await addOrders(db, orders.map(({ record, sold }) => orderRow({ ...(record as { id: string }), userId } as { id: string }, sold)));
    const entry = { action: 'Order Placed', details: 'Order over $1.00', user: 'Maya Patel', changes: [] } as const;
    await addEntries(db, numbers.map((n) => ({ ...entry, changes: [], id: `entry-${String(n)}`, timestamp: '2026-01-01T10:00:00Z' })));
  });
  const many = await cost();
  expect((await ask(contract.getHistory, { token: admin })).total).toBeGreaterThan(MANY);
  expect((await ask(contract.getMyOrders, { token })).total).toBeGreaterThan(MANY);
  const slower = Object.entries(many).filter(([name, rows]) => rows > (few[name] ?? 0) + A_WALK);
  expect(slower).toEqual([]);
});

test('a page far down that follows the page before reads no row twice, and is what the whole list has there', async () => {
  const [admin, customer] = [await tokenOf(ADMIN), await tokenOf(CUSTOMER)];
  for (const from of [0, 1500]) await ask(contract.fillDemo, { token: admin, body: { kind: 'orders', seed: 1, from, count: 1500 } });
  const readBy = await watchReads((await openShop()).db);
  const SIZE = 100;
  const lists = [
    { sort: 'date', order: 'desc' },
    { sort: 'customerName', order: 'asc', status: COMPLETED },
    { sort: 'total', order: 'desc', search: 's' },
  ];
  for (const list of lists) {
    const read = async (query: object) => (await ask(contract.getOrders, { token: admin, query: { ...list, ...query } })).items.map(({ id }) => id);
    const all = (await Promise.all([1, 2, 3].map((page) => read({ page, size: 1000 })))).flat();
    const pageAt = (page: number) => all.slice((page - 1) * SIZE, page * SIZE);

    const searched = 'search' in list ? await readBy(() => read({ page: 1, size: 1 })) : 0;
    expect(await read({ page: 12, size: SIZE })).toEqual(pageAt(12));
    expect(await readBy(async () => { expect(await read({ page: 13, size: SIZE })).toEqual(pageAt(13)); })).toBeLessThan(searched + A_WALK + SIZE);
    expect(await read({ page: 14, size: SIZE })).toEqual(pageAt(14));

    // A new order moves the others.
    const { foods } = await ask(contract.getMenu);
    const { id: foodId = '', price = 0 } = foods.find(({ stock }) => stock > 0) ?? {};
    await ask(contract.placeOrder, { token: customer, body: { lines: [{ foodId, quantity: 1, price }], ...DELIVERY } });
    const now = (await Promise.all([1, 2, 3].map((page) => read({ page, size: 1000 })))).flat();
    expect(await read({ page: 14, size: SIZE })).toEqual(now.slice(13 * SIZE, 14 * SIZE));
    expect(await read({ page: 15, size: SIZE })).toEqual(now.slice(14 * SIZE, 15 * SIZE));
  }
}, 120_000);
