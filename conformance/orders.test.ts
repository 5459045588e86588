/** Placing orders and changing their statuses. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { HISTORY_ENTRY } from '../src/domain/http/headers';
import { CART_CHANGED } from '../src/domain/order/order';
import type { Order } from './answers';
import { ask, change, refused, send } from './client';
import { DELIVERY, admin, asAdmin, customer, dish, lineOf, orderOf, test, word } from './shop';

const stockOf = async (id: string) => (await ask('GET /foods/{id}', { params: { id } })).stock;
const ordersOf = (token: string) => ask('GET /profile/orders', { token });

test('an order takes the stock, has the totals, the owner and the status of the rules, and is in the lists and in the history', async () => {
  const [{ token, user }, salad, cake] = await Promise.all([customer(), dish({ price: 8.99 }), dish({ price: 6.99 })]);
  const wanted = { userId: 'another', customerName: 'Eve', subtotal: 0, taxRate: 0, tax: 0, deliveryFee: 0, status: 'completed', date: '1999-01-01', statusChanges: [{ status: 'completed', at: '', by: 'me' }] };
  const lines = [lineOf(salad, 2), { ...lineOf(cake), foodName: 'Gold', total: 0 }];
  const body = { ...wanted, ...DELIVERY, lines, paymentMethod: 'card', specialInstructions: ' Two forks ' };
  const order = await ask('POST /orders', { token, body });
  const { id, date, ...rest } = order;
  assert.deepEqual(rest, {
    ...DELIVERY, userId: user.id, customerName: user.name, status: 'pending', statusChanges: [], paymentMethod: 'card', specialInstructions: 'Two forks',
    items: [
      { foodId: salad.id, foodName: salad.name, foodImage: salad.image, quantity: 2, price: 8.99 },
      { foodId: cake.id, foodName: cake.name, foodImage: cake.image, quantity: 1, price: 6.99 },
    ],
    subtotal: 24.97, taxRate: 0.08, tax: 2, deliveryFee: 2.99, total: 29.96,
  });
  assert.ok(Math.abs(Date.parse(date) - Date.now()) < 600_000, date);
  assert.deepEqual([await stockOf(salad.id), await stockOf(cake.id)], [18, 19]);
  assert.deepEqual(await ask('GET /orders/{id}', { token, params: { id } }), order);
  assert.deepEqual(await ordersOf(token), { items: [order], total: 1 });
  const [entry] = (await ask('GET /history', await asAdmin({ query: { user: user.name } }))).items;
  assert.deepEqual([entry?.action, entry?.details, entry?.undoable], ['Order Placed', `Order ${order.id.slice(0, 8)} for $29.96`, false]);
});

test('the same id again is the stored order, also 20 times at once and after the price has changed', async () => {
  const [{ token }, served] = await Promise.all([customer(), dish()]);
  const request = { token, body: { ...DELIVERY, id: randomUUID(), lines: [lineOf(served, 2)] } };
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask('POST /orders', request)));
  const [order] = answers;
  assert.equal(order?.id, request.body.id);
  for (const each of answers) assert.deepEqual(each, order);
  await ask('PATCH /foods/{id}', await asAdmin({ params: { id: served.id }, body: { price: 9.5 } }));
  assert.deepEqual(await ask('POST /orders', request), order);
  await ask('DELETE /foods/{id}', await asAdmin({ params: { id: served.id } }));
  assert.deepEqual(await ask('POST /orders', request), order);
  assert.deepEqual(await ordersOf(token), { items: [order], total: 1 });
});

test('an id belongs to the order of one customer', async () => {
  const [one, other, served] = await Promise.all([customer(), customer(), dish()]);
  const { id } = await orderOf(one, served);
  await refused('POST /orders', { token: other.token, body: { ...DELIVERY, id, lines: [lineOf(served)] } }, 409, 'conflict');
  assert.equal(await stockOf(served.id), served.stock - 1);
  assert.equal((await ordersOf(other.token)).total, 0);
});

test('what has changed since is told line by line, and nothing is taken', async () => {
  const [{ token }, kept, scarce, gone] = await Promise.all([customer(), dish(), dish({ stock: 5 }), dish()]);
  await ask('DELETE /foods/{id}', await asAdmin({ params: { id: gone.id } }));
  const never = { foodId: randomUUID(), quantity: 1, price: 4.99 };
  const lines = [lineOf(kept), { ...lineOf(scarce, 6), price: 5.99 }, lineOf(gone), never];
  const { changes = [] } = await refused('POST /orders', { token, body: { ...DELIVERY, lines } }, 409, 'cart_changed', CART_CHANGED);
  const named = { foodId: scarce.id, foodName: scarce.name };
  assert.deepEqual(changes, [
    { kind: 'stock', ...named, wanted: 6, available: 5 },
    { kind: 'price', ...named, was: 5.99, now: scarce.price },
    { kind: 'gone', foodId: gone.id, foodName: gone.name },
    { kind: 'gone', foodId: never.foodId, foodName: changes[3]?.foodName },
  ]);
  assert.equal(await stockOf(kept.id), kept.stock);
  assert.equal((await ordersOf(token)).total, 0);
});

test('an order over another total than the customer saw is refused with the parts of the current one, and nothing is taken', async () => {
  const [someone, served] = await Promise.all([customer(), dish({ price: 10 })]);
  const order = { ...DELIVERY, id: randomUUID(), lines: [lineOf(served)] };
  const { message } = await refused('POST /orders', { token: someone.token, body: { ...order, total: 12.79 } }, 409, 'total_changed');
  assert.equal(message, 'The total is now $13.79, not $12.79 (Subtotal $10.00, Tax (8%) $0.80, Delivery fee $2.99)');
  assert.equal(await stockOf(served.id), served.stock);
  const { total } = await ask('POST /orders', { token: someone.token, body: { ...order, total: 13.79 } });
  assert.equal(total, 13.79);
});

test('of 30 buyers of the last piece at once, one gets it, and 29 are told', async () => {
  const [served, ...buyers] = await Promise.all([dish({ stock: 1 }), ...Array.from({ length: 30 }, () => customer())]);
  const answers = await Promise.all(buyers.map(({ token }) => send('POST /orders', { token, body: { ...DELIVERY, lines: [lineOf(served)] } })));
  const sold = answers.filter(({ status }) => status === 201);
  assert.equal(sold.length, 1);
  const changes = [{ kind: 'stock', foodId: served.id, foodName: served.name, wanted: 1, available: 0 }];
  for (const { status, body } of answers) if (status !== 201) assert.deepEqual(body, { status: 409, code: 'cart_changed', message: CART_CHANGED, changes });
  assert.equal(await stockOf(served.id), 0);
  const totals = await Promise.all(buyers.map(async ({ token }) => (await ordersOf(token)).total));
  assert.deepEqual(totals, answers.map(({ status }) => (status === 201 ? 1 : 0)));
});

test('somebody else’s order looks like one that does not exist', async () => {
  const [one, other] = await Promise.all([customer(), customer()]);
  const { id } = await orderOf(one, await dish());
  const hidden = await refused('GET /orders/{id}', { token: other.token, params: { id } }, 404, 'not_found');
  assert.deepEqual(hidden, await refused('GET /orders/{id}', { token: other.token, params: { id: randomUUID() } }, 404, 'not_found'));
  assert.equal((await ask('GET /orders/{id}', await asAdmin({ params: { id } }))).id, id);
});

test('any status may follow any other, and each change is told with who made it', async () => {
  const [someone, boss] = await Promise.all([customer(), admin()]);
  const { id } = await orderOf(someone, await dish());
  const params = { id };
  for (const status of ['completed', 'pending', 'in the oven']) {
    assert.equal((await ask('PATCH /orders/{id}', { token: boss.token, params, body: { status } })).status, status);
  }
  const { headers } = await send('PATCH /orders/{id}', { token: boss.token, params, body: { status: 'in the oven' } });
  assert.equal(headers.get(HISTORY_ENTRY), null);
  const lost = await change('PATCH /orders/{id}', { token: boss.token, params, body: { status: 'lost' } });
  await ask('POST /history/{id}/undo', { token: boss.token, params: { id: lost } });
  const { statusChanges } = await ask('GET /orders/{id}', { token: someone.token, params });
  assert.deepEqual(statusChanges.map(({ status, by }) => [status, by]), ['completed', 'pending', 'in the oven', 'lost', 'in the oven'].map((status) => [status, boss.user.name]));
});

test('the statuses of several orders change together or not at all', async () => {
  const [someone, served] = await Promise.all([customer(), dish()]);
  const orders = await Promise.all([orderOf(someone, served), orderOf(someone, served)]);
  const ids = orders.map(({ id }) => id);
  const statuses = async () => (await ordersOf(someone.token)).items.map(({ status }: Order) => status);
  await refused('POST /orders/statuses', await asAdmin({ body: { ids: [...ids, word()], status: 'completed' } }), 404, 'not_found');
  assert.deepEqual(await statuses(), ['pending', 'pending']);
  const changed = await ask('POST /orders/statuses', await asAdmin({ body: { ids: [...ids, ids[0]], status: 'completed' } }));
  assert.deepEqual(changed.map(({ id, status }) => [id, status]), ids.map((id) => [id, 'completed']));
  assert.deepEqual(await statuses(), ['completed', 'completed']);
});
