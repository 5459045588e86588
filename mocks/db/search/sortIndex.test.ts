import { contract } from '../../../src/domain/contract';
import { COMPLETED, PENDING } from '../../../src/domain/order/orderStatus';
import { installServer } from '../../node';
import { ADMIN, ask, tokenOf } from '../../testing/client';
import { versionOf } from '../repositories/counters';
import { makeOrder } from '../seed/generator';
import { addEntries } from '../repositories/historyLog';
import { sortIndex, rememberOrder } from './sortIndex';
import type { Index } from './listIndex';
import { addOrders } from '../repositories/ordersRepository';
import { rowsUnder } from '../repositories/pageRows';
import type { OrderRow } from '../schema/rows';
import { openShop } from '../connection/shop';

/** Pages from the sort index cache equal those from the index itself. */
installServer();

/** A page in the middle of many results, so that the index is walked a long way. */
const MIDDLE = { search: 's', page: 44, size: 10 };

/** The cached order of an index, once it has been read in the background. */
async function remembered<Row>(asked: Index<Row>) {
  const { db } = await openShop();
  const version = await versionOf(db, asked.table.name);
  for (let wait = 0; wait < 100; wait += 1) {
    const keys = await sortIndex({ ...asked, version });
    if (keys) return keys;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The order of ${asked.index} is not known`);
}

test('a middle page is the same with and without the cache, and follows every change', async () => {
  const token = await tokenOf(ADMIN);
  await ask(contract.fillDemo, { token, body: { kind: 'orders', seed: 3, from: 0, count: 1100 } });
  const { db } = await openShop();
  const idsOf = async (query: Record<string, string | number>) =>
    (await ask(contract.getOrders, { token, query })).items.map(({ id }) => id);

  for (const sort of ['total', 'customerName']) {
    for (const order of ['asc', 'desc']) {
      const walked = await idsOf({ ...MIDDLE, sort, order });
      expect(walked).toHaveLength(10);
      const keys = await remembered({ table: db.orders, index: sort === 'total' ? 'cents' : 'customerKey' });
      expect(keys).toHaveLength(await db.orders.count());
      expect(await idsOf({ ...MIDDLE, sort, order })).toEqual(walked);
      expect(await idsOf({ ...MIDDLE, sort, order, page: 45 })).not.toEqual(walked);
    }
  }

  const completed = { ...MIDDLE, page: 28, status: COMPLETED, sort: 'total' };
  const [first = '', ...others] = await idsOf(completed);
  expect(others).toHaveLength(9);
  await ask(contract.setOrderStatus, { token, params: { id: first }, body: { status: PENDING } });
  expect(await sortIndex({ table: db.orders, index: 'cents', version: await versionOf(db, 'orders') })).toBeNull();
  const after = await idsOf(completed);
  expect(after.slice(0, 9)).toEqual(others);
}, 120_000);

test('a middle page of the history uses the cache as well, also after a new entry', async () => {
  const token = await tokenOf(ADMIN);
  const { db } = await openShop();
  const timestamps = Array.from({ length: 2400 }, (_, n) => new Date(Date.UTC(2026, 0, 1, 0, (n * 7) % 2400)).toISOString());
  const entry = { action: 'Stock Updated', details: 'Stock updated', user: 'Alex Morgan' } as const;
  await db.transaction('rw', db.tables, () => addEntries(db, timestamps.map((timestamp, n) => ({ ...entry, id: `entry-${n}`, timestamp, changes: [] }))));
  const idsOf = async () => (await ask(contract.getHistory, { token, query: { page: 120, size: 10 } })).items.map(({ id }) => id);

  const walked = await idsOf();
  expect(await remembered({ table: db.history, index: 'timestamp' })).toHaveLength(await db.history.count());
  expect(await idsOf()).toEqual(walked);
  await ask(contract.changeInventory, { token, params: { id: 'garden-salad' }, body: { restock: 1 } });
  const keys = await sortIndex({ table: db.history, index: 'timestamp', version: await versionOf(db, 'history') });
  expect(keys).toHaveLength(await db.history.count());
  expect((await idsOf()).slice(1)).toEqual(walked.slice(0, 9));
}, 60_000);

test('new orders are inserted into a cached order', async () => {
  const token = await tokenOf(ADMIN);
  await ask(contract.fillDemo, { token, body: { kind: 'orders', seed: 3, from: 0, count: 1100 } });
  const { db } = await openShop();
  const completed = { table: db.orders, index: '[status+cents]', under: [COMPLETED] };
  const indexes: Index<OrderRow>[] = [{ table: db.orders, index: 'date' }, { table: db.orders, index: 'cents' }, completed];
  const version = await versionOf(db, 'orders');
  for (const index of indexes) rememberOrder({ ...index, version });
  for (const index of indexes) await remembered(index);

  for (const count of [1, 2, 20, 57]) {
    const from = 1100 + count * 100;
    const more = Array.from({ length: count }, (_, n) => makeOrder(3, from + n));
    // Two orders with each total, so that equal values are tested too.
    await db.transaction('rw', db.tables, () => addOrders(db, more.map((row, n) => ({ ...row, cents: more[n - (n % 2)]?.cents ?? row.cents }))));
    expect((await versionOf(db, 'orders')).drawn).toBe(version.drawn);
    for (const index of indexes) {
      const { table, under } = index;
      const inOrder = under ? rowsUnder(table, index.index, under) : table.orderBy(index.index);
      const keys = await sortIndex({ ...index, version });
      expect([...(keys ?? [])]).toEqual(await inOrder.primaryKeys());
    }
  }
  // More new rows than the cache inserts: the order is read again next time.
  await ask(contract.fillDemo, { token, body: { kind: 'orders', seed: 4, from: 0, count: 61 } });
  expect(await sortIndex({ table: db.orders, index: 'date', version })).toBeNull();
}, 120_000);
