/** Attacks by hand-made requests: on another profile, for more rights or a better price. */
import { contract } from '../../src/domain/contract';
import { installServer } from '../../mocks/node';
import { CUSTOMER, DELIVERY, OTHER_CUSTOMER, ask, refusalOf, send, tokenOf } from '../../mocks/testing/client';

installServer();

const SALAD = { foodId: 'garden-salad', quantity: 1, price: 8.99 };

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

test('the shop sets the totals, owner, status and date of an order', async () => {
  const token = await tokenOf(CUSTOMER);
  const wanted = { userId: 'user-daniel-okafor', customerName: 'Daniel', subtotal: 0, taxRate: 0, tax: 0, deliveryFee: 0, status: 'completed', date: '1999-01-01', statusChanges: [{ status: 'completed', at: '', by: 'me' }] };
  const order = await ask(contract.placeOrder, { token, body: { ...wanted, ...DELIVERY, lines: [{ ...SALAD, foodName: 'Gold', total: 0 }] } });
  expect(order).toMatchObject({ userId: 'user-maya-patel', customerName: 'Maya Patel', subtotal: 8.99, taxRate: 0.08, tax: 0.72, deliveryFee: 2.99, total: 12.7, status: 'pending', statusChanges: [] });
  expect(order.date > '2020').toBe(true);
  expect(order.items).toMatchObject([{ foodName: 'Garden Salad', price: 8.99 }]);
});
