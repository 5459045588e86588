import type { Call } from '../../src/domain/calls/call';
import { contract } from '../../src/domain/contract';
import { installServer } from '../../mocks/node';
import { ADMIN, CUSTOMER, DELIVERY, ask, refusalOf, tokenOf } from '../../mocks/testing/client';
import { openDatabase } from '../../mocks/indexeddb/connection/openDatabase';

installServer();

const MAYAS_ORDER = '3d1e84b7-f5a6-4907-bc2e-7a90d5e8f613';

const hideWarnings = () => jest.spyOn(console, 'warn').mockImplementation(() => undefined);

test('an unreadable order is left out of every list, and named once', async () => {
  const [customer, admin] = [await tokenOf(CUSTOMER), await tokenOf(ADMIN)];
  const all = await ask(contract.getOrders, { token: admin });
  const { db } = await openDatabase();
  await db.orders.where('id').equals(MAYAS_ORDER).modify({ order: null });
  const warned = hideWarnings();

  const others = (ids: { id: string }[]) => ids.map(({ id }) => id).filter((id) => id !== MAYAS_ORDER);
  const left = await ask(contract.getOrders, { token: admin });
  expect(left.items.map(({ id }) => id)).toEqual(others(all.items));
  expect(left.items).toHaveLength(all.items.length - 1);
  expect(left).toMatchObject({ total: all.total, counts: all.counts });
  expect((await ask(contract.getMyOrders, { token: customer })).items).toHaveLength(3);
  expect((await ask(contract.findAnything, { token: admin, query: { text: 'maya' } })).orders).toHaveLength(3);
  expect(warned.mock.calls).toEqual([[`This record cannot be read and is left out: orders ${MAYAS_ORDER}`, expect.anything()]]);

  await db.orders.where('id').equals(MAYAS_ORDER).modify({ due: '2999-01-01T12:00:00.000Z' });
  await ask(contract.changeSettings, { token: admin, body: { timeZone: 'UTC', laterDays: 1 } });
  expect((await ask(contract.getSlots)).length).toBeGreaterThan(0);

  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await refusalOf(contract.getOrder, { token: admin, params: { id: MAYAS_ORDER } })).toMatchObject({ status: 500, message: 'Something went wrong in the shop' });
});

test('an unreadable dish is left out of the menu, the stock and every search, and named once', async () => {
  const token = await tokenOf(ADMIN);
  const stock = await ask(contract.getInventory, { token, query: { size: 100 } });
  const { db } = await openDatabase();
  await db.foods.where('id').equals('garden-salad').modify({ stock: -1 });
  const warned = hideWarnings();

  const left = await ask(contract.getInventory, { token, query: { size: 100 } });
  expect(left.items.map(({ id }) => id)).toEqual(stock.items.map(({ id }) => id).filter((id) => id !== 'garden-salad'));
  const found = [
    (await ask(contract.getMenu)).foods,
    await ask(contract.searchMenu, { query: { text: 'salad' } }),
    (await ask(contract.getFoods, { token, query: { search: 'salad', size: 100 } })).items,
    (await ask(contract.findAnything, { token, query: { text: 'salad' } })).foods,
  ];
  for (const foods of found) {
    expect(foods.length).toBeGreaterThan(0);
    expect(foods.map(({ id }) => id)).not.toContain('garden-salad');
  }
  expect(warned.mock.calls).toEqual([['This record cannot be read and is left out: foods garden-salad', expect.anything()]]);
});

test('an unreadable dish cannot be ordered, because it is not on the menu', async () => {
  const token = await tokenOf(CUSTOMER);
  const { db } = await openDatabase();
  await db.foods.where('id').equals('garden-salad').modify({ stock: 'x' as unknown as number });
  hideWarnings();
  const order = { ...DELIVERY, lines: [{ foodId: 'garden-salad', quantity: 99, price: 9.74 }] };
  const refusal = await refusalOf(contract.placeOrder, { token, body: order });
  expect(refusal).toMatchObject({ status: 409, changes: [{ kind: 'gone' }] });
});

const itemsOf = (call: Call) => async (token: string) => {
  const answer = (await ask(call, { token })) as unknown as object[] | { items: object[] };
  return Array.isArray(answer) ? answer : answer.items;
};

test.each<[store: string, name: string, field: string, lists: ((token: string) => Promise<unknown[]>)[]]>([
  ['categories', 'Salad', 'name', [itemsOf(contract.getCategories), async () => (await ask(contract.getMenu)).categories.map((name) => ({ name }))]],
  ['banners', 'Special Offer', 'title', [itemsOf(contract.getBanners)]],
  ['users', 'Maya Patel', 'name', [itemsOf(contract.getUsers), async (token) => (await ask(contract.findAnything, { token, query: { text: 'fooddelivery' } })).users.map(({ label }) => ({ name: label }))]],
  ['history', 'Citrus Cooler', 'details', [itemsOf(contract.getHistory)]],
])('an unreadable record of %s is left out of its lists, and named once', async (store, name, field, lists) => {
  const token = await tokenOf(ADMIN);
  await ask(contract.addCategory, { token, body: { name: 'Citrus Cooler' } });
  const told = async () => Promise.all(lists.map(async (list) => (await list(token)).map((row) => (row as Record<string, string>)[field])));
  const before = await told();
  for (const each of before) expect(each).toContain(name);
  const { db } = await openDatabase();
  await db.table(store).filter((row: Record<string, string>) => row[field] === name).modify({ [field]: 5 });
  const warned = hideWarnings();
  expect(await told()).toEqual(before.map((each) => each.filter((shown) => shown !== name)));
  await told();
  expect(warned.mock.calls).toEqual([[expect.stringMatching(`^This record cannot be read and is left out: ${store} `), expect.anything()]]);
});
