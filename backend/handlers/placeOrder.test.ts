import type { Refusal } from '../../src/domain/http/apiRefusal';
import { contract } from '../../src/domain/contract';
import { CART_CHANGED, type Order } from '../../src/domain/order/order';
import { openDatabase } from '../../mocks/indexeddb/connection/openDatabase';
import { installServer } from '../../mocks/node';
import { ADMIN, CUSTOMER, DELIVERY, OTHER_CUSTOMER, ask, refusalOf, send, tokenOf } from '../../mocks/testing/client';

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

async function stockOf(id: string): Promise<number> {
  return (await ask(contract.getFood, { params: { id } })).stock;
}

test('an order reduces the stock, has the totals, and is logged in the history', async () => {
  const token = await tokenOf(CUSTOMER);
  const order = await ask(contract.placeOrder, {
    token,
    body: { ...DELIVERY, lines: [SALAD, CAKE], paymentMethod: 'card', specialInstructions: 'Two forks' },
  });
  expect(order).toMatchObject({
    customerName: 'Maya Patel',
    subtotal: 24.97,
    tax: 2,
    deliveryFee: 2.99,
    total: 29.96,
    status: 'pending',
    paymentMethod: 'card',
    specialInstructions: 'Two forks',
    ...DELIVERY,
  });
  expect(await stockOf('garden-salad')).toBe(18);
  expect(await stockOf('strawberry-shortcake')).toBe(4);
  const { items } = await ask(contract.getMyOrders, { token });
  expect(items[0]).toEqual(order);
  expect((await ask(contract.getSession, { token })).orders).toBe(5);

  const admin = await tokenOf(ADMIN);
  const [entry] = (await ask(contract.getHistory, { token: admin })).items;
  expect(entry).toMatchObject({ action: 'Order Placed', user: 'Maya Patel', details: `Order ${order.id.slice(0, 8)} over $29.96` });
});

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

test('all changes are reported line by line, and nothing is written', async () => {
  const [token, admin] = [await tokenOf(CUSTOMER), await tokenOf(ADMIN)];
  await ask(contract.removeFood, { token: admin, params: { id: 'citrus-cooler' } });
  const before = await everything();
  const refusal = await refusalOf(contract.placeOrder, {
    token,
    body: {
      ...DELIVERY,
      id: ID,
      lines: [
        SALAD,
        { ...CAKE, quantity: 6, price: 5.99 },
        { foodId: 'citrus-cooler', quantity: 1, price: 4.99 },
        { foodId: 'never-was', quantity: 1, price: 4.99 },
      ],
    },
  });
  const foodName = 'Strawberry Shortcake';
  expect(refusal).toEqual({
    status: 409,
    code: 'cart_changed',
    message: CART_CHANGED,
    changes: [
      { kind: 'stock', foodId: CAKE.foodId, foodName, wanted: 6, available: 5 },
      { kind: 'price', foodId: CAKE.foodId, foodName, was: 5.99, now: 6.99 },
      { kind: 'gone', foodId: 'citrus-cooler', foodName: 'Citrus Cooler' },
      { kind: 'gone', foodId: 'never-was', foodName: 'This dish' },
    ],
  });
  expect(await everything()).toEqual(before);
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
  logged.mockRestore();
  expect(await everything()).toEqual(before);
});

test('the same order sent twice, or at the same time, is one order with the same response', async () => {
  const token = await tokenOf(CUSTOMER);
  const request = { token, body: { ...DELIVERY, id: ID, lines: [SALAD] } };
  const answers = await Promise.all([1, 2, 3].map(() => send(contract.placeOrder, request)));
  expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201]);
  const [first, second, third] = (await Promise.all(answers.map((answer) => answer.json()))) as [Order, Order, Order];
  expect(first.id).toBe(ID);
  expect([second, third]).toEqual([first, first]);

  await ask(contract.setOrderStatus, { token: await tokenOf(ADMIN), params: { id: first.id }, body: { status: 'completed' } });
  expect(await ask(contract.placeOrder, request)).toEqual(first);
  expect(await stockOf('garden-salad')).toBe(18);
  expect((await ask(contract.getMyOrders, { token })).total).toBe(5);
});

test('an id belongs to the order of one customer', async () => {
  const body = { ...DELIVERY, id: ID, lines: [SALAD] };
  await ask(contract.placeOrder, { token: await tokenOf(CUSTOMER), body });
  const before = await everything();
  const refusal = await refusalOf(contract.placeOrder, { token: await tokenOf(OTHER_CUSTOMER), body });
  expect(refusal).toEqual({ status: 409, code: 'conflict', message: 'This id belongs to another order' });
  expect(await everything()).toEqual(before);
});

test('the last piece in stock is sold once', async () => {
  const admin = await tokenOf(ADMIN);
  await ask(contract.changeInventory, { token: admin, params: { id: CAKE.foodId }, body: { stock: 1 } });
  const tokens = [await tokenOf(CUSTOMER), await tokenOf(OTHER_CUSTOMER), await tokenOf(CUSTOMER)];
  const answers = await Promise.all(
    tokens.map((token) => send(contract.placeOrder, { token, body: { ...DELIVERY, lines: [CAKE] } })),
  );
  expect(answers.map((answer) => answer.status).sort((a, b) => a - b)).toEqual([201, 409, 409]);
  const refused = answers.find((answer) => answer.status === 409);
  expect(((await refused!.json()) as Refusal).changes).toEqual([
    { kind: 'stock', foodId: CAKE.foodId, foodName: 'Strawberry Shortcake', wanted: 1, available: 0 },
  ]);
  expect(await stockOf(CAKE.foodId)).toBe(0);
});

test.each([
  [{ lines: [] }, 'Your cart is empty'],
  [{ lines: [SALAD, SALAD] }, 'Each dish can stand in an order once'],
  [{ lines: [SALAD], id: 'not-a-uuid' }, 'The id of an order must be a UUID'],
  [{ lines: [SALAD], deliveryAddress: '', contactPhone: '' }, 'Please provide a delivery address'],
])('%j is refused: %s', async (part, message) => {
  const token = await tokenOf(CUSTOMER);
  const before = await everything();
  expect(await refusalOf(contract.placeOrder, { token, body: { ...DELIVERY, ...part } })).toEqual({ status: 422, code: 'invalid', message });
  expect(await everything()).toEqual(before);
});

test('without an id every request creates an order', async () => {
  const request = { token: await tokenOf(CUSTOMER), body: { ...DELIVERY, lines: [SALAD] } };
  const [first, second] = [await ask(contract.placeOrder, request), await ask(contract.placeOrder, request)];
  expect(first.id).not.toBe(second.id);
});

test('an order is refused if its session ends during the request', async () => {
  const token = await tokenOf(CUSTOMER);
  const { db } = await openDatabase();
  const before = await everything();
  const { transaction } = db;
  const ended = jest.spyOn(db, 'transaction').mockImplementationOnce(((...parts: Parameters<typeof transaction>) =>
    db.sessions.delete(token).then(() => transaction.apply(db, parts))) as typeof transaction);
  const refusal = await refusalOf(contract.placeOrder, { token, body: { ...DELIVERY, lines: [SALAD] } });
  ended.mockRestore();
  expect(refusal).toEqual({ status: 401, code: 'unauthenticated', message: 'Please sign in first' });
  expect(await everything()).toEqual(before);
});

test('pieces sold are counted by category, and each line has the shop’s name, picture and price', async () => {
  const token = await tokenOf(CUSTOMER);
  const COOLER = { foodId: 'citrus-cooler', quantity: 3, price: 4.99 };
  const order = await ask(contract.placeOrder, { token, body: { ...DELIVERY, lines: [SALAD, CAKE, COOLER] } });
  expect(order.items).toEqual([
    { foodId: 'garden-salad', foodName: 'Garden Salad', foodImage: 'pictures/garden-salad.webp', quantity: 2, price: 8.99 },
    { foodId: 'strawberry-shortcake', foodName: 'Strawberry Shortcake', foodImage: 'pictures/strawberry-shortcake.webp', quantity: 1, price: 6.99 },
    { foodId: 'citrus-cooler', foodName: 'Citrus Cooler', foodImage: 'pictures/citrus-cooler.webp', quantity: 3, price: 4.99 },
  ]);
  expect(order).toMatchObject({ userId: 'user-maya-patel', statusChanges: [], paymentMethod: 'cash', specialInstructions: '' });
  const { db } = await openDatabase();
  expect((await db.orders.get({ id: order.id }))?.soldPieces).toEqual({ Salad: 2, Desserts: 1, Beverages: 3 });
});
