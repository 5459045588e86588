import { contract } from '../../src/domain/contract';
import { openDatabase } from '../../mocks/indexeddb/connection/openDatabase';
import { installServer } from '../../mocks/node';
import { ADMIN, CUSTOMER, DELIVERY, ask, refusalOf, tokenOf } from '../../mocks/testing/client';

installServer();

const ID = '6f1d0c9e-4b7a-4d25-8e30-92c5a1b7f4d6';
const SALAD = { foodId: 'garden-salad', quantity: 2, price: 8.99 };
const CAKE = { foodId: 'strawberry-shortcake', quantity: 1, price: 6.99 };

/** All data that an order can change. */
async function everything() {
  const { db } = await openDatabase();
  const [foods, orders, history] = await Promise.all([db.foods.toArray(), db.orders.toArray(), db.history.toArray()]);
  return { foods, orders, history };
}

test('an uploaded picture is stored once, in its dish, and every order still shows it', async () => {
  const [token, admin] = [await tokenOf(CUSTOMER), await tokenOf(ADMIN)];
  const image = `data:image/webp;base64,${'A'.repeat(1000)}`;
  await ask(contract.updateFood, { token: admin, params: { id: SALAD.foodId }, body: { image } });
  const once = { token, body: { ...DELIVERY, id: ID, lines: [SALAD, CAKE] } };
  const order = await ask(contract.placeOrder, once);
  expect(order.items[0]?.foodImage).toBe(image);
  const { db } = await openDatabase();
  expect(JSON.stringify(await db.orders.toArray())).not.toContain('data:');

  await ask(contract.removeFood, { token: admin, params: { id: SALAD.foodId } });
  expect(await ask(contract.placeOrder, once)).toEqual(order);
  expect(await ask(contract.getOrder, { token, params: { id: order.id } })).toEqual(order);
  expect((await ask(contract.getMyOrders, { token })).items[0]).toEqual(order);
});

test('an order that fails half-way changes nothing', async () => {
  const token = await tokenOf(CUSTOMER);
  const { db } = await openDatabase();
  const before = await everything();
  const fail = () => {
    throw new Error('The history is broken');
  };
  db.history.hook('creating', fail);
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const refusal = await refusalOf(contract.placeOrder, { token, body: { ...DELIVERY, lines: [SALAD] } });
  db.history.hook('creating').unsubscribe(fail);

  expect(refusal).toEqual({ status: 500, code: 'server_error', message: 'Something went wrong in the shop' });
  expect(logged).toHaveBeenCalled();
  expect(await everything()).toEqual(before);
});

test('an order is refused if its session ends during the request', async () => {
  const token = await tokenOf(CUSTOMER);
  const { db } = await openDatabase();
  const before = await everything();
  const { transaction } = db;
  jest.spyOn(db, 'transaction').mockImplementationOnce(((...parts: Parameters<typeof transaction>) =>
    db.sessions.delete(token).then(() => transaction.apply(db, parts))) as typeof transaction);
  const refusal = await refusalOf(contract.placeOrder, { token, body: { ...DELIVERY, lines: [SALAD] } });
  expect(refusal).toEqual({ status: 401, code: 'unauthenticated', message: 'Please sign in first' });
  expect(await everything()).toEqual(before);
});

test('pieces sold are counted by category, and the shop sets names, pictures, prices, totals, owner and status', async () => {
  const token = await tokenOf(CUSTOMER);
  const COOLER = { foodId: 'citrus-cooler', quantity: 3, price: 4.99 };
  const wanted = { userId: 'user-daniel-okafor', customerName: 'Daniel', subtotal: 0, taxRate: 0, deliveryFee: 0, status: 'completed', statusChanges: [{ status: 'completed', at: '', by: 'me' }] };
  const order = await ask(contract.placeOrder, { token, body: { ...wanted, ...DELIVERY, lines: [SALAD, CAKE, COOLER] } });
  expect(order.items).toEqual([
    { foodId: 'garden-salad', foodName: 'Garden Salad', foodImage: 'pictures/garden-salad.webp', quantity: 2, price: 8.99 },
    { foodId: 'strawberry-shortcake', foodName: 'Strawberry Shortcake', foodImage: 'pictures/strawberry-shortcake.webp', quantity: 1, price: 6.99 },
    { foodId: 'citrus-cooler', foodName: 'Citrus Cooler', foodImage: 'pictures/citrus-cooler.webp', quantity: 3, price: 4.99 },
  ]);
  expect(order).toMatchObject({ userId: 'user-maya-patel', customerName: 'Maya Patel', subtotal: 39.94, taxRate: 0.08, total: 46.13, status: 'pending', statusChanges: [], paymentMethod: 'cash', specialInstructions: '' });
  const { db } = await openDatabase();
  expect((await db.orders.get({ id: order.id }))?.soldPieces).toEqual({ Salad: 2, Desserts: 1, Beverages: 3 });
});
