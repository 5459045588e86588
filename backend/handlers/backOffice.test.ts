import dayjs from 'dayjs';
import { contract } from '../../src/domain/contract';
import { installServer } from '../../mocks/node';
import { ADMIN, ask, tokenOf } from '../../mocks/testing/client';

installServer();

const PENDING_IDS = ['3d1e84b7-f5a6-4907-bc2e-7a90d5e8f613', '95c8d3fa-07e2-4b96-8a4d-f3b61c2e7d08'];
const OLDER_ID = '7ad03f68-1b9c-4f52-9e37-c40e8b5d2a16';

async function latest(token: string) {
  const [entry] = (await ask(contract.getHistory, { token })).items;
  return entry;
}

test('a banner without a link has no button', async () => {
  const token = await tokenOf(ADMIN);
  const banner = await ask(contract.addBanner, { token, body: { url: 'pictures/pie.webp', title: 'Pie day' } });
  expect(banner).toMatchObject({ buttonText: '', buttonLink: '' });
});

test('a new banner has another tint than the one before it, also after deletions', async () => {
  const token = await tokenOf(ADMIN);
  await ask(contract.deleteBanner, { token, params: { id: 'special-offer' } });
  await ask(contract.addBanner, { token, body: { url: 'pictures/pie.webp', title: 'Pie day' } });
  expect((await ask(contract.getBanners)).map(({ colorClass }) => colorClass)).toEqual(['basil', 'sky', 'tomato']);
  for (const { id } of await ask(contract.getBanners)) await ask(contract.deleteBanner, { token, params: { id } });
  expect(await ask(contract.addBanner, { token, body: { url: 'pictures/pie.webp', title: 'Pie day' } })).toMatchObject({ colorClass: 'tomato' });
});

test('an order that is named twice in one change is changed, counted and logged once', async () => {
  const token = await tokenOf(ADMIN);
  const [id = ''] = PENDING_IDS;
  const orders = await ask(contract.setOrderStatuses, { token, body: { ids: [id, id], status: 'completed' } });
  expect(orders).toHaveLength(1);
  expect((await ask(contract.getOrders, { token })).counts).toEqual({ all: 7, pending: 1, completed: 5, 'out for delivery': 1 });
  expect(await latest(token)).toMatchObject({ details: 'Order 3d1e84b7 marked as completed', changes: [{ field: 'status of 3d1e84b7' }] });
});

test('an order of the older shape is returned in the current shape, before and after a change', async () => {
  const token = await tokenOf(ADMIN);
  const params = { id: OLDER_ID };
  const order = await ask(contract.getOrder, { token, params });
  expect(order).toMatchObject({ customerName: 'Maya Patel', total: 13.49, tax: 0, items: [{ foodName: 'Spaghetti Bolognese', quantity: 1 }] });
  const reopened = await ask(contract.setOrderStatus, { token, params, body: { status: 'pending' } });
  expect(reopened).toEqual({ ...order, status: 'pending', statusChanges: reopened.statusChanges });
  expect(reopened.statusChanges).toHaveLength(1);
});

test('the overview and the charts count the orders', async () => {
  const token = await tokenOf(ADMIN);
  expect(await ask(contract.getOverview, { token })).toEqual({
    revenue: 182.77,
    totalOrders: 7,
    pendingOrders: 2,
    completedOrders: 4,
    activeCustomers: 2,
  });
  // Staff other than administrators can be customers too.
  const [cook] = (await ask(contract.getUsers, { token, query: { role: 'customer' } })).items;
  await ask(contract.changeRole, { token, params: { id: cook?.id ?? '' }, body: { role: 'kitchen' } });
  expect((await ask(contract.getOverview, { token })).activeCustomers).toBe(2);
  expect(await ask(contract.getOpenWork, { token })).toEqual({ pendingOrders: 2, lowStock: 2 });
  const charts = await ask(contract.getCharts, { token });
  expect(charts.monthlySales.map(({ month }) => month)).toEqual(['Mar 2023', 'Apr 2023', 'May 2023', 'Jun 2023']);
  expect(charts.foodCategories.map(({ category, share }) => `${category} ${share}`)).toEqual([
    'Beverages 4',
    'Pizza 4',
    'Pasta 3',
    'Salad 3',
    'Desserts 2',
  ]);
});

test('the charts show the latest six months of a longer history', async () => {
  const token = await tokenOf(ADMIN);
  await ask(contract.fillDemo, { token, body: { kind: 'orders', seed: 1, from: 0, count: 100 } });
  const { items } = await ask(contract.getOrders, { token, query: { size: 200, order: 'asc' } });
  const months = [...new Set(items.map(({ date }) => dayjs(date).format('MMM YYYY')))];
  expect(months.length).toBeGreaterThan(6);
  expect((await ask(contract.getCharts, { token })).monthlySales.map(({ month }) => month)).toEqual(months.slice(-6));
});

test('a reset restores exactly the samples, and the administrator stays signed in', async () => {
  const token = await tokenOf(ADMIN);
  const before = await ask(contract.getMenu);
  await ask(contract.removeFood, { token, params: { id: 'garden-salad' } });
  await ask(contract.fillDemo, { token, body: { kind: 'users', seed: 3, from: 0, count: 5 } });
  await ask(contract.resetDemo, { token });
  expect(await ask(contract.getMenu)).toEqual(before);
  expect((await ask(contract.getUsers, { token })).total).toBe(3);
  expect((await ask(contract.getHistory, { token })).total).toBe(5);
});

test('generated records are stored once, and logged in one entry for each kind and seed', async () => {
  const token = await tokenOf(ADMIN);
  const fill = (from: number, count: number) => ask(contract.fillDemo, { token, body: { kind: 'orders', seed: 1, from, count } });
  expect([await fill(0, 10), await fill(5, 10), await fill(0, 5)]).toMatchObject([{ stored: 10 }, { stored: 5 }, { stored: 0 }]);
  expect((await ask(contract.getOrders, { token })).counts.all).toBe(22);
  expect((await ask(contract.getHistory, { token, query: { action: 'Demo Data Changed' } })).items).toMatchObject([
    { details: 'Generated orders up to number 15 of seed 1', user: 'Alex Morgan' },
  ]);
  await ask(contract.fillDemo, { token, body: { kind: 'users', seed: 1, from: 0, count: 1 } });
  await ask(contract.fillDemo, { token, body: { kind: 'orders', seed: 2, from: 0, count: 1 } });
  expect((await ask(contract.getHistory, { token, query: { action: 'Demo Data Changed' } })).total).toBe(3);
  expect((await ask(contract.getHistory, { token })).total).toBe(8);
});

test.each(['foods', 'users'])('generated %s that exist stay unchanged, and the menu lists the categories of all dishes', async (kind) => {
  const token = await tokenOf(ADMIN);
  const fill = (from: number, count: number) => ask(contract.fillDemo, { token, body: { kind, seed: 1, from, count } });
  expect([await fill(0, 12), await fill(6, 12), await fill(0, 18)]).toMatchObject([{ stored: 12 }, { stored: 6 }, { stored: 0 }]);
  const { categories, foods } = await ask(contract.getMenu);
  expect(categories).toEqual(expect.arrayContaining(foods.map(({ category }) => category)));
});
