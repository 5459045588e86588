import { contract } from '../../../src/domain/contract';
import { installServer } from '../../node';
import { ADMIN, CUSTOMER, DELIVERY, OTHER_CUSTOMER, ask, send, tokenOf } from '../../testing/client';
import { storeAsVersion } from '../../testing/olderVersion';
import { sumsOf } from '../../testing/sums';
import { growthOf } from './counters';
import { Random } from '../../utils/random';
import { addOrders } from './ordersRepository';
import { orderRow } from '../schema/rows';
import { openShop } from '../connection/shop';

installServer();

/** The counters, recomputed from the records. */
async function recount() {
  const { db } = await openShop();
  const rows = await db.orders.toArray();
  const growth = growthOf(rows.map((row) => orderRow(row.record as { id: string }, row.sold)));
  const add = (key: string) => growth.set(key, (growth.get(key) ?? 0) + 1);
  for (const { role } of await db.users.toArray()) add(`role:${role}`);
  for (const { user } of await db.history.toArray()) add(`person:${user}`);
  return Object.fromEntries(growth);
}

async function counted() {
  const { db } = await openShop();
  return sumsOf(await db.counters.toArray());
}

test('the samples are counted', async () => {
  expect(await counted()).toEqual(await recount());
  expect(await counted()).toMatchObject({ orders: 7, 'status:pending': 2, 'status:out for delivery': 1, 'month:2023-06': 9960 });
});

test('an order counts in the month of its date in the viewer’s time zone', async () => {
  const { db } = await openShop();
  const [row] = await db.orders.toArray();
  const { record, sold } = row!;
  const dates = [new Date(2026, 8, 30, 23, 30), new Date(2026, 9, 1, 0, 30), new Date(2026, 9, 31, 22), new Date(2026, 10, 1, 0, 30)];
  await db.transaction('rw', db.tables, () =>
    addOrders(db, dates.map((date, at) => orderRow(Object.assign({}, record, { id: `order-${at}`, date: date.toISOString() }), sold))));
  const { monthlySales } = await ask(contract.getCharts, { token: await tokenOf(ADMIN) });
  const total = row!.cents / 100;
  expect(monthlySales.slice(-3)).toEqual([{ month: 'Sep 2026', sales: total }, { month: 'Oct 2026', sales: 2 * total }, { month: 'Nov 2026', sales: total }]);
});

test('a database of version 1 is counted when it is opened', async () => {
  const { db } = await openShop();
  await ask(contract.fillDemo, { token: await tokenOf(ADMIN), body: { kind: 'orders', seed: 1, from: 0, count: 5 } });
  const before = await counted();
  const postings = await db.postings.toArray();
  await storeAsVersion(1, db);
  expect(await counted()).toEqual(before);
  const { db: upgraded } = await openShop();
  expect(await upgraded.postings.toArray()).toEqual(postings);
  // Only once, not at every opening.
  upgraded.close();
  expect(await counted()).toEqual(before);
});

test.each([1, 2, 3])('after random operations the counters equal a recount (seed %i)', async (seed) => {
  const random = new Random(seed, 'operations', 0);
  const admin = await tokenOf(ADMIN);
  const customers: [string, string] = [await tokenOf(CUSTOMER), await tokenOf(OTHER_CUSTOMER)];
  const someIds = async () => {
    const { items } = await ask(contract.getOrders, { token: admin, query: { size: 100, sort: 'id' } });
    return items.filter(() => random.chance(30)).map(({ id }) => id);
  };
  const operations = [
    async () => {
      const { foods } = await ask(contract.getMenu);
      const lines = foods.filter(() => random.chance(30)).map(({ id, price }) => ({ foodId: id, price, quantity: random.whole(1, 9) }));
      // Some of these exceed the stock: a refused order must not be counted.
      await send(contract.placeOrder, { token: random.pick(customers), body: { ...DELIVERY, lines } });
    },
    async () => {
      const body = { ids: [...(await someIds()), '3d1e84b7-f5a6-4907-bc2e-7a90d5e8f613'], status: random.pick(['pending', 'completed', 'lost']) };
      await ask(contract.setOrderStatuses, { token: admin, body });
    },
    async () => {
      const [id] = await someIds();
      if (id !== undefined) await ask(contract.setOrderStatus, { token: admin, params: { id }, body: { status: random.pick(['completed', 'pending']) } });
    },
    async () => {
      await send(contract.setOrderStatuses, { token: admin, body: { ids: [...(await someIds()), 'nonsense'], status: 'completed' } });
    },
    async () => {
      await ask(contract.fillDemo, { token: admin, body: { kind: 'orders', seed, from: random.whole(0, 10), count: random.whole(1, 10) } });
    },
  ] as const;
  for (let step = 0; step < 25; step += 1) await random.pick([...operations])();

  const figures = await recount();
  expect(await counted()).toEqual(figures);
  const { revenue, totalOrders } = await ask(contract.getOverview, { token: admin });
  expect({ orders: totalOrders, cents: Math.round(revenue * 100) }).toEqual({ orders: figures.orders, cents: figures.revenue });
});

test.each(['__proto__', 'constructor', 'toString'])('a category may have the name %s', async (name) => {
  const admin = await tokenOf(ADMIN);
  const dish = { name: 'Odd Dish', description: 'Leaves', price: 5, stock: 9, image: 'pictures/garden-salad.webp', category: name };
  const { id } = await ask(contract.addFood, { token: admin, body: dish });
  const lines = [{ foodId: id, quantity: 3, price: 5 }];
  await ask(contract.placeOrder, { token: await tokenOf(CUSTOMER), body: { ...DELIVERY, lines } });
  const { foodCategories } = await ask(contract.getCharts, { token: admin });
  expect(foodCategories).toContainEqual({ category: name, share: 3 });
});
