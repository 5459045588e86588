import dayjs from 'dayjs';
import { contract } from '../../src/domain/contract';
import { installServer } from '../../mocks/node';
import { ADMIN, ask, tokenOf } from '../../mocks/testing/client';

installServer();

test('a new banner has another tint than the one before it, also after deletions', async () => {
  const token = await tokenOf(ADMIN);
  await ask(contract.deleteBanner, { token, params: { id: 'special-offer' } });
  await ask(contract.addBanner, { token, body: { url: 'pictures/pie.webp', title: 'Pie day' } });
  expect((await ask(contract.getBanners)).map(({ colorClass }) => colorClass)).toEqual(['basil', 'sky', 'tomato']);
  for (const { id } of await ask(contract.getBanners)) await ask(contract.deleteBanner, { token, params: { id } });
  expect(await ask(contract.addBanner, { token, body: { url: 'pictures/pie.webp', title: 'Pie day' } })).toMatchObject({ colorClass: 'tomato' });
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
