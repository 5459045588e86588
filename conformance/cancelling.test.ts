/** Cancelling orders, which is off in a new shop. */
import assert from 'node:assert/strict';
import { CANCELLING_OFF } from '../src/domain/order/cancelling';
import type { Food, Order } from './answers';
import { ask, change, refused } from './client';
import { DELIVERY, asAdmin, customer, dish, letCancel, lineOf, orderOf, test, word } from './shop';

const stockOf = async ({ id }: Food) => (await ask('GET /foods/{id}', { params: { id } })).stock;
const undo = async (id: string) => asAdmin({ params: { id } });
const of = ({ id }: Order) => ({ params: { id } });
const soldIn = async (name: string) => (await ask('GET /overview/charts', await asAdmin())).foodCategories.find(({ category }) => category === name)?.share ?? 0;
const revenue = async () => Math.round((await ask('GET /overview', await asAdmin())).revenue * 100);
const cancelledCount = async () => (await ask('GET /orders', await asAdmin())).counts.cancelled ?? 0;

const BUSY = { reason: 'busy', text: 'Both ovens are out' };

test('staff cancel an open order with a reason: its stock comes back, the sums leave it out, and the history undoes it', async () => {
  await letCancel();
  const [someone, food] = await Promise.all([customer(), dish({ stock: 9 })]);
  await orderOf(someone, food, 1);
  const sums = async () => ({ revenue: await revenue(), sold: await soldIn(food.category), stock: await stockOf(food) });
  const before = await sums();
  const count = await cancelledCount();
  const order = await orderOf(someone, food, 3);
  const placed = await sums();
  assert.deepEqual([placed.sold, placed.stock], [before.sold + 3, 5]);

  const entry = await change('POST /orders/{id}/cancel', await asAdmin({ ...of(order), body: BUSY }));
  const cancelled = await ask('GET /orders/{id}', { token: someone.token, ...of(order) });
  assert.deepEqual([cancelled.status, cancelled.cancellation], ['cancelled', BUSY]);
  assert.deepEqual(cancelled.statusChanges.map(({ status }) => status), ['cancelled']);
  assert.deepEqual(await sums(), before);
  assert.equal(await cancelledCount(), count + 1);
  const { items } = await ask('GET /history', await asAdmin({ query: { search: order.id.slice(0, 8) } }));
  assert.match(items.find(({ id }) => id === entry)?.details ?? '', /cancelled: Kitchen too busy: Both ovens are out$/);

  const undone = await ask('POST /history/{id}/undo', await undo(entry));
  assert.deepEqual(await sums(), placed);
  const restored = await ask('GET /orders/{id}', { token: someone.token, ...of(order) });
  assert.deepEqual(restored, { ...order, statusChanges: restored.statusChanges });
  await ask('POST /history/{id}/undo', await undo(undone.id));
  assert.deepEqual(await sums(), before);
});

test('undoing is refused without enough stock of a dish, whose lines are added up', async () => {
  await letCancel();
  const [{ token }, food] = await Promise.all([
    customer(),
    dish({ stock: 3, options: [{ id: word(), name: 'Size', least: 0, most: 1, choices: [{ id: 'l', name: 'Large', price: 1, isVeg: true, soldOut: false, isDefault: false, most: 1 }] }] }),
  ]);
  const { id: groupId = '', choices = [] } = food.options?.[0] ?? {};
  const large = { foodId: food.id, quantity: 1, price: food.price + 1, options: [{ groupId, choiceId: choices[0]?.id, quantity: 1 }] };
  const order = await ask('POST /orders', { token, body: { ...DELIVERY, lines: [lineOf(food, 2), large] } });
  const entry = await change('POST /orders/{id}/cancel', await asAdmin({ ...of(order), body: BUSY }));
  assert.equal(await stockOf(food), 3);
  await ask('PATCH /inventory/{id}', await asAdmin({ params: { id: food.id }, body: { stock: 2 } }));
  const { message } = await refused('POST /history/{id}/undo', await undo(entry), 409, 'conflict');
  assert.match(message, /there are only 2 of .* left$/);
  assert.equal(await stockOf(food), 2);
});

test('a cancelled order is answered as it is', async () => {
  await letCancel();
  const [someone, food] = await Promise.all([customer(), dish()]);
  const order = await orderOf(someone, food);
  const first = await ask('POST /orders/{id}/cancel', await asAdmin({ ...of(order), body: BUSY }));
  const stock = await stockOf(food);
  assert.deepEqual(await ask('POST /orders/{id}/cancel', { token: someone.token, ...of(order), body: {} }), first);
  assert.equal(await stockOf(food), stock);
});

test('customers cancel only their own orders', async () => {
  await letCancel();
  const [someone, other, food] = await Promise.all([customer(), customer(), dish()]);
  const order = await orderOf(someone, food);
  const mine = { token: someone.token, ...of(order), body: {} };
  await refused('POST /orders/{id}/cancel', { ...mine, token: other.token }, 404, 'not_found');
  assert.deepEqual((await ask('POST /orders/{id}/cancel', mine)).cancellation, { reason: 'customer', text: '' });
});

test('neither staff nor customers can cancel while the settings do not allow it', async () => {
  const [someone, food] = await Promise.all([customer(), dish()]);
  const order = await orderOf(someone, food);
  await letCancel({ staffCancel: false, cancelMinutes: 0 });
  for (const request of [{ token: someone.token, ...of(order), body: {} }, await asAdmin({ ...of(order), body: BUSY })]) {
    await refused('POST /orders/{id}/cancel', request, 409, 'conflict', CANCELLING_OFF);
  }
});
