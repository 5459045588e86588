import type { Table } from 'dexie';
import { contract } from '../../src/domain/contract';
import { COMPLETED, PENDING } from '../../src/domain/order';
import { installServer } from '../node';
import { ADMIN, ask, tokenOf } from '../testing/client';
import { versionOf } from './counters';
import { addEntries } from './historyLog';
import { keyOrder } from './keyOrder';
import { openShop } from './shop';

/** Pages that are cut from a remembered order are those that the index gives. */
installServer();

/** Far enough down among what is often found that the index is walked a long way. */
const MIDDLE = { search: 's', page: 44, size: 10 };

/** The order of an index, once it has been read in the background. */
async function remembered<Row>(table: Table<Row, number>, index: string) {
  const { db } = await openShop();
  const version = await versionOf(db, table.name);
  for (let wait = 0; wait < 100; wait += 1) {
    const keys = keyOrder({ table, index, version });
    if (keys) return keys;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The order of ${index} is not known`);
}

test('a middle page is the same before and after the order is known, and follows every change', async () => {
  const token = await tokenOf(ADMIN);
  await ask(contract.fillDemo, { token, body: { kind: 'orders', seed: 3, from: 0, count: 1100 } });
  const { db } = await openShop();
  const idsOf = async (query: Record<string, string | number>) =>
    (await ask(contract.getOrders, { token, query })).items.map(({ id }) => id);

  for (const sort of ['total', 'customerName']) {
    for (const order of ['asc', 'desc']) {
      const walked = await idsOf({ ...MIDDLE, sort, order });
      expect(walked).toHaveLength(10);
      const keys = await remembered(db.orders, sort === 'total' ? 'cents' : 'customerKey');
      expect(keys).toHaveLength(await db.orders.count());
      expect(await idsOf({ ...MIDDLE, sort, order })).toEqual(walked);
      expect(await idsOf({ ...MIDDLE, sort, order, page: 45 })).not.toEqual(walked);
    }
  }

  const completed = { ...MIDDLE, page: 28, status: COMPLETED, sort: 'total' };
  const [first = '', ...others] = await idsOf(completed);
  expect(others).toHaveLength(9);
  await ask(contract.setOrderStatus, { token, params: { id: first }, body: { status: PENDING } });
  expect(keyOrder({ table: db.orders, index: 'cents', version: await versionOf(db, 'orders') })).toBeNull();
  const after = await idsOf(completed);
  expect(after.slice(0, 9)).toEqual(others);
}, 120_000);

test('a middle page of the history is cut from its order as well, until something is done', async () => {
  const token = await tokenOf(ADMIN);
  const { db } = await openShop();
  const timestamps = Array.from({ length: 2400 }, (_, n) => new Date(Date.UTC(2026, 0, 1, 0, (n * 7) % 2400)).toISOString().slice(0, 19));
  const entry = { action: 'Stock Updated', details: 'Stock updated', user: 'Alex Morgan' } as const;
  await db.transaction('rw', db.tables, () => addEntries(db, timestamps.map((timestamp, n) => ({ ...entry, id: `entry-${n}`, timestamp, changes: [] }))));
  const idsOf = async () => (await ask(contract.getHistory, { token, query: { page: 120, size: 10 } })).items.map(({ id }) => id);

  const walked = await idsOf();
  expect(await remembered(db.history, 'timestamp')).toHaveLength(await db.history.count());
  expect(await idsOf()).toEqual(walked);
  await ask(contract.changeInventory, { token, params: { id: 'garden-salad' }, body: { restock: 1 } });
  expect(keyOrder({ table: db.history, index: 'timestamp', version: await versionOf(db, 'history') })).toBeNull();
  expect((await idsOf()).slice(1)).toEqual(walked.slice(0, 9));
}, 60_000);
