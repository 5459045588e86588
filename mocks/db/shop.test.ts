import { contract } from '../../src/domain/contract';
import { readOrder } from '../../src/domain/olderOrder';
import { totalsOf } from '../../src/domain/pricing';
import { installServer } from '../node';
import { ADMIN, CUSTOMER, DELIVERY, ask, refusalOf, send, tokenOf } from '../testing/client';
import { ShopDatabase } from './database';
import { SAMPLE_FOODS } from './sampleMenu';
import { SAMPLE_ORDERS } from './sampleOrders';
import { openShop } from './shop';

installServer();

const LINES = [{ foodId: 'garden-salad', quantity: 1, price: 8.99 }];

describe('the samples', () => {
  test('are eight dishes from 4.99 to 14.99, stock 5 to 25, of both diets', () => {
    const [prices, stocks] = [SAMPLE_FOODS.map(({ price }) => price), SAMPLE_FOODS.map(({ stock }) => stock)];
    expect(SAMPLE_FOODS).toHaveLength(8);
    expect([Math.min(...prices), Math.max(...prices)]).toEqual([4.99, 14.99]);
    expect([Math.min(...stocks), Math.max(...stocks)]).toEqual([5, 25]);
    expect(new Set(SAMPLE_FOODS.map(({ isVeg }) => isVeg)).size).toBe(2);
    for (const { description } of SAMPLE_FOODS) expect(description.length).toBeGreaterThan(50);
  });

  test('have orders of both shapes, and one whose status the app does not know', () => {
    expect(SAMPLE_ORDERS.filter((order) => 'foodName' in order)).toHaveLength(2);
    const orders = SAMPLE_ORDERS.map(readOrder);
    expect(orders.map(({ status }) => status)).toContain('out for delivery');
    for (const order of orders.filter(({ tax }) => tax > 0)) expect(order).toMatchObject(totalsOf(order.items));
  });

  test('are read from the database as they were received', async () => {
    const { db } = await openShop();
    expect((await db.orders.toArray()).map(({ record }) => record)).toEqual(SAMPLE_ORDERS);
  });
});

test('a connection that another tab has closed is opened again', async () => {
  const token = await tokenOf(CUSTOMER);
  const { db } = await openShop();
  db.close();
  expect((await ask(contract.getSession, { token })).name).toBe('Maya Patel');
  expect((await openShop()).db).not.toBe(db);
});

test('it makes way for a newer version, and what is stored stays', async () => {
  const token = await tokenOf(CUSTOMER);
  await ask(contract.placeOrder, { token, body: { ...DELIVERY, lines: LINES } });
  // The database says on the console that it is closing.
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const newer = new ShopDatabase();
  newer.version(2).stores({ extra: 'id' });
  await newer.open();
  newer.close();
  warned.mockRestore();
  expect((await ask(contract.getMyOrders, { token })).total).toBe(5);
});

test('a full storage is told, and nothing is changed', async () => {
  const token = await tokenOf(CUSTOMER);
  const { db } = await openShop();
  const full = () => {
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
  };
  db.orders.hook('creating', full);
  const refusal = await refusalOf(contract.placeOrder, { token, body: { ...DELIVERY, lines: LINES } });
  db.orders.hook('creating').unsubscribe(full);
  expect(refusal).toEqual({ status: 507, code: 'storage_full', message: 'The storage of this browser is full' });
  expect((await ask(contract.getFood, { params: { id: 'garden-salad' } })).stock).toBe(20);
});

test('two tabs that come first at the same time fill the database once', async () => {
  const { db } = await openShop();
  await db.delete();
  const modules: { openShop: typeof openShop }[] = [];
  for (let tab = 0; tab < 2; tab += 1) {
    await jest.isolateModulesAsync(async () => {
      modules.push(await import('./shop'));
    });
  }
  const tabs = await Promise.all(modules.map((module) => module.openShop()));
  expect(await Promise.all(tabs.map((tab) => tab.db.foods.count()))).toEqual([8, 8]);
  for (const tab of tabs) tab.db.close();
});

test('where the browser refuses to store anything, the same backend goes on in memory and says so', async () => {
  const { db } = await openShop();
  db.close();
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const refused = jest.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('The operation is insecure', 'SecurityError');
  });
  const token = await tokenOf(ADMIN);
  const response = await send(contract.getMenu);
  expect(response.headers.get('x-storage')).toBe('memory');
  expect(((await response.json()) as { foods: unknown[] }).foods).toHaveLength(8);
  await ask(contract.addCategory, { token, body: { name: 'Soups' } });
  expect((await ask(contract.getCategories, { token })).at(-1)).toEqual({ name: 'Soups', productCount: 0 });
  expect(warned).toHaveBeenCalledTimes(1);
  refused.mockRestore();
  warned.mockRestore();
});
