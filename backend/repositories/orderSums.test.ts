import { contract } from '../../src/domain/contract';
import { installServer } from '../../mocks/node';
import { ADMIN, CUSTOMER, DELIVERY, ask, tokenOf } from '../../mocks/testing/client';
import { orderRow } from '../rows/rows';
import { openDatabase } from '../../mocks/indexeddb/connection/openDatabase';
import { makeDatabase } from '../../mocks/indexeddb/database';

installServer();

test('an order counts in the month of its date in the viewer’s time zone', async () => {
  const { db } = await openDatabase();
  const [row] = await db.orders.toArray();
  const { order, soldPieces } = row!;
  const dates = [new Date(2026, 8, 30, 23, 30), new Date(2026, 9, 1, 0, 30), new Date(2026, 9, 31, 22), new Date(2026, 10, 1, 0, 30)];
  await db.orders.bulkAdd(dates.map((date, at) => orderRow(Object.assign({}, order, { id: `order-${at}`, date: date.toISOString() }), soldPieces)));
  const { monthlySales } = await ask(contract.getCharts, { token: await tokenOf(ADMIN) });
  const total = row!.cents / 100;
  expect(monthlySales.slice(-3)).toEqual([{ month: 'Sep 2026', sales: total }, { month: 'Oct 2026', sales: 2 * total }, { month: 'Nov 2026', sales: total }]);
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

test('the sums contain every order once, also after simultaneous calls, an order of another tab and a reset', async () => {
  const token = await tokenOf(ADMIN);
  const revenue = async () => (await ask(contract.getOverview, { token })).revenue;
  const [before] = await Promise.all([revenue(), revenue()]);
  expect(await revenue()).toBe(before);
  const { db } = await openDatabase();
  const { n: _, ...row } = (await db.orders.toArray())[0]!;
  const other = makeDatabase();
  await other.open();
  await other.orders.add({ ...row, id: 'another', cents: 1234 });
  other.close();
  expect(await revenue()).toBeCloseTo(before + 12.34, 2);
  await ask(contract.resetDemo, { token });
  expect(await revenue()).toBe(before);
});
