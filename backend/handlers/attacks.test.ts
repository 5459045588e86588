/** Attacks by hand-made requests: on other users' data, for more rights or a better price. */
import { contract } from '../../src/domain/contract';
import { openDatabase } from '../../mocks/indexeddb/connection/openDatabase';
import { installServer } from '../../mocks/node';
import { ADMIN, CUSTOMER, DELIVERY, OTHER_CUSTOMER, ask, refusalOf, send, tokenOf } from '../../mocks/testing/client';

installServer();

const SALAD = { foodId: 'garden-salad', quantity: 1, price: 8.99 };
const MAYAS_ORDER = '3d1e84b7-f5a6-4907-bc2e-7a90d5e8f613';

async function stored(): Promise<string> {
  const { db } = await openDatabase();
  const tables = db.tables.filter(({ name }) => name !== 'sessions');
  return JSON.stringify(await Promise.all(tables.map((table) => table.toArray())));
}

test('another user’s order can be neither read nor changed, and is reported as missing', async () => {
  const token = await tokenOf(OTHER_CUSTOMER);
  const before = await stored();
  const missing = { status: 404, code: 'not_found', message: 'This order does not exist' };
  expect(await refusalOf(contract.getOrder, { token, params: { id: MAYAS_ORDER } })).toEqual(missing);
  expect(await refusalOf(contract.getOrder, { token, params: { id: 'never-was' } })).toEqual(missing);
  for (const call of [contract.setOrderStatus, contract.setOrderStatuses]) {
    const body = { ids: [MAYAS_ORDER], status: 'completed' };
    expect((await refusalOf(call, { token, params: { id: MAYAS_ORDER }, body })).status).toBe(403);
  }
  const own = await ask(contract.getMyOrders, { token, query: { size: 1000, search: 'Maya', userId: 'user-maya-patel' } });
  expect(own.items.filter(({ userId }) => userId !== 'user-daniel-okafor')).toEqual([]);
  expect(await stored()).toBe(before);
});

test('a profile is changed by its owner only, whatever the body says', async () => {
  const token = await tokenOf(OTHER_CUSTOMER);
  const maya = (await ask(contract.signIn, { body: CUSTOMER })).user;
  const body = { id: maya.id, userId: maya.id, name: 'Daniel O.', email: OTHER_CUSTOMER.email, phone: '555 0100', orders: 99, anyPassword: false };
  expect(await ask(contract.saveProfile, { token, body })).toMatchObject({ id: 'user-daniel-okafor', name: 'Daniel O.', orders: 3 });
  expect((await refusalOf(contract.saveProfile, { token, body: { ...body, email: ` ${maya.email.toUpperCase()} ` } })).status).toBe(409);
  expect((await ask(contract.signIn, { body: CUSTOMER })).user).toEqual(maya);
});

const RIGHTS = [
  { isAdmin: true },
  { role: 'administrator' },
  { user: { isAdmin: true } },
  { id: 'user-alex-morgan' },
  JSON.parse('{"__proto__": {"isAdmin": true, "role": "administrator"}}') as object,
  JSON.parse('{"constructor": {"prototype": {"role": "administrator"}}}') as object,
];

test.each(RIGHTS)('sending %j makes nobody an administrator', async (more) => {
  const account = { name: 'Eve', email: 'eve@example.com', phone: '555 0100' };
  const { token, user } = await ask(contract.register, { body: { ...account, password: 'long enough', ...more } });
  expect(user.isAdmin).toBe(false);
  const saved = await ask(contract.saveProfile, { token, body: { ...account, ...more } });
  expect(saved).toMatchObject({ id: user.id, isAdmin: false });
  expect((await ask(contract.signIn, { body: { email: account.email, password: 'long enough', ...more } })).user.isAdmin).toBe(false);
  expect((await send(contract.getUsers, { token })).status).toBe(403);
  expect(({} as { role?: string }).role).toBeUndefined();
});

test.each([0.01, -8.99, 8.98])('a dish is not sold at a price of %d chosen by the customer', async (price) => {
  const token = await tokenOf(CUSTOMER);
  const before = await stored();
  const refusal = await refusalOf(contract.placeOrder, { token, body: { ...DELIVERY, lines: [{ ...SALAD, price }] } });
  expect(refusal).toMatchObject({ code: 'cart_changed', changes: [{ kind: 'price', now: 8.99 }] });
  expect(await stored()).toBe(before);
});

test('the shop sets the totals, owner, status and date of an order', async () => {
  const token = await tokenOf(CUSTOMER);
  const wanted = { userId: 'user-daniel-okafor', customerName: 'Daniel', subtotal: 0, taxRate: 0, tax: 0, deliveryFee: 0, status: 'completed', date: '1999-01-01', statusChanges: [{ status: 'completed', at: '', by: 'me' }] };
  const order = await ask(contract.placeOrder, { token, body: { ...wanted, ...DELIVERY, lines: [{ ...SALAD, foodName: 'Gold', total: 0 }] } });
  expect(order).toMatchObject({ userId: 'user-maya-patel', customerName: 'Maya Patel', subtotal: 8.99, taxRate: 0.08, tax: 0.72, deliveryFee: 2.99, total: 12.7, status: 'pending', statusChanges: [] });
  expect(order.date > '2020').toBe(true);
  expect(order.items).toMatchObject([{ foodName: 'Garden Salad', price: 8.99 }]);
});

test.each([-1, 0.5, 1e21, '1', null])('a quantity of %p is refused', async (quantity) => {
  const token = await tokenOf(CUSTOMER);
  const before = await stored();
  const refusal = await refusalOf(contract.placeOrder, { token, body: { ...DELIVERY, lines: [{ ...SALAD, quantity }] } });
  expect(refusal).toMatchObject({ status: 422, code: 'invalid' });
  expect(await stored()).toBe(before);
});

test('a dish split over two lines does not bypass the stock', async () => {
  const token = await tokenOf(CUSTOMER);
  const lines = [{ ...SALAD, quantity: 15 }, { ...SALAD, quantity: 15 }];
  expect((await refusalOf(contract.placeOrder, { token, body: { ...DELIVERY, lines } })).status).toBe(422);
});

test('a signed-out session stays ended, and other sessions stay open', async () => {
  const [mine, other, admin] = [await tokenOf(CUSTOMER), await tokenOf(CUSTOMER), await tokenOf(ADMIN)];
  await ask(contract.signOut, { token: mine });
  const statuses = await Promise.all([mine, other, admin].map(async (token) => (await send(contract.getSession, { token })).status));
  expect(statuses).toEqual([401, 200, 200]);
});

test('an array is refused as a body and changes nothing', async () => {
  const token = await tokenOf(ADMIN);
  const before = await stored();
  for (const call of [contract.saveProfile, contract.updateFood]) {
    expect(await refusalOf(call, { token, params: { id: SALAD.foodId }, body: [] })).toEqual({
      status: 422,
      code: 'invalid',
      message: 'The request is not a JSON object',
    });
  }
  expect(await stored()).toBe(before);
});
