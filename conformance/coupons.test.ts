/** Coupons: what they take off, who can use them, and how their uses are counted. */
import assert from 'node:assert/strict';
import { NO_SUCH_COUPON } from '../src/domain/coupon/couponUse';
import type { Food, Order, Session } from './answers';
import { ask, change, refused, send } from './client';
import { DELIVERY, asAdmin, coupon, customer, dish, letCancel, lineOf, test, word } from './shop';

const wanted = (food: Food, code: string, parts: object = {}) => ({ ...DELIVERY, lines: [lineOf(food)], coupon: code, ...parts });
const orderWith = ({ token }: Session, food: Food, code: string): Promise<Order> => ask('POST /orders', { token, body: wanted(food, code) });
const usesOf = async (code: string) => (await ask('GET /coupons', await asAdmin())).find((each) => each.code === code)?.used;
const cancel = async ({ id }: Order) => change('POST /orders/{id}/cancel', await asAdmin({ params: { id }, body: { reason: 'other' } }));
const undo = async (id: string) => asAdmin({ params: { id } });
const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('a coupon is found by its code in any case, and its part is in the order, the revenue and the list', async () => {
  const [someone, food, { code }] = await Promise.all([customer(), dish({ price: 20 }), coupon({ limit: 5 })]);
  const terms = await ask('GET /coupons/{code}/terms', { token: someone.token, params: { code: ` ${code.toLowerCase()}` } });
  assert.deepEqual(terms, { code, kind: 'percent', value: 10, appliesTo: 'dishes', minimum: 0 });
  assert.equal((await ask('GET /shop')).coupons, true);

  const revenue = async () => Math.round((await ask('GET /overview', await asAdmin())).revenue * 100);
  const before = await revenue();
  const order = await ask('POST /orders', { token: someone.token, body: wanted(food, code.toLowerCase(), { total: 22.43 }) });
  assert.deepEqual(order.adjustments, [{ kind: 'coupon', label: `Coupon ${code}`, amount: -2, taxed: true }]);
  assert.deepEqual([order.subtotal, order.tax, order.deliveryFee, order.total], [20, 1.44, 2.99, 22.43]);
  assert.deepEqual(await ask('GET /orders/{id}', { token: someone.token, params: { id: order.id } }), order);
  assert.equal(await revenue(), before + 2243);
  assert.equal(await usesOf(code), 1);
});

test('a coupon for delivery changes no tax, and one that takes nothing off is not used', async () => {
  const [someone, food, free, high] = await Promise.all([customer(), dish({ price: 20 }), coupon({ kind: 'amount', value: 5, appliesTo: 'delivery' }), coupon({ minimum: 20.01 })]);
  const order = await orderWith(someone, food, free.code);
  assert.deepEqual([order.tax, order.total, order.adjustments?.[0]?.amount], [1.6, 21.6, -2.99]);
  const { adjustments, total } = await orderWith(someone, food, high.code);
  assert.deepEqual([adjustments, total, await usesOf(high.code)], [undefined, 24.59, 0]);
});

test('an unknown code and one that is switched off are answered the same', async () => {
  const [{ token }, food, { code }] = await Promise.all([customer(), dish({ price: 10 }), coupon({ active: false })]);
  for (const each of [code, word(), ' ']) {
    await refused('GET /coupons/{code}/terms', { token, params: { code: each } }, 404, 'not_found', NO_SUCH_COUPON);
    const { message } = await refused('POST /orders', { token, body: wanted(food, each) }, 409, 'total_changed');
    assert.equal(message, `${NO_SUCH_COUPON}. The total is now $13.79 (Subtotal $10.00, Tax (8%) $0.80, Delivery fee $2.99)`);
  }
});

test('a coupon is valid from its first day to its last', async () => {
  const { token } = await customer();
  const terms = async (validFrom: string, validUntil: string) => send('GET /coupons/{code}/terms', { token, params: { code: (await coupon({ validFrom, validUntil })).code } });
  // Two days around, because the day may end during the test, and is that of the shop's zone.
  assert.equal((await terms(dayFromNow(-2), dayFromNow(2))).status, 200);
  const early = (await terms(dayFromNow(3), '')).body as { message: string };
  assert.match(early.message, /^The coupon \S+ is valid from /);
  const late = (await terms('', dayFromNow(-3))).body as { message: string };
  assert.match(late.message, /^The coupon \S+ has ended$/);
});

test('a coupon that has ended since refuses the order with the new total, and takes no stock', async () => {
  const [{ token }, food, { id, code }] = await Promise.all([customer(), dish({ price: 10, stock: 5 }), coupon()]);
  const body = wanted(food, code, { total: 12.71 });
  await ask('PATCH /coupons/{id}', await asAdmin({ params: { id }, body: { validUntil: dayFromNow(-3) } }));
  const { message } = await refused('POST /orders', { token, body }, 409, 'total_changed');
  assert.match(message, /^The coupon \S+ has ended. The total is now \$13.79, not \$12.71 /);
  assert.equal((await ask('GET /foods/{id}', { params: { id: food.id } })).stock, 5);
});

test('of 20 orders at once, as many use a coupon as it allows: in all, and of each customer', async () => {
  const [one, food, few, each] = await Promise.all([customer(), dish({ stock: 100 }), coupon({ limit: 3 }), coupon({ customerLimit: 2 })]);
  const customers = await Promise.all(Array.from({ length: 20 }, () => customer()));
  const placed = await Promise.all(customers.map(({ token }) => send('POST /orders', { token, body: wanted(food, few.code) })));
  assert.equal(placed.filter(({ status }) => status === 201).length, 3);
  assert.equal(await usesOf(few.code), 3);
  await refused('GET /coupons/{code}/terms', { token: one.token, params: { code: few.code } }, 409, 'conflict', `The coupon ${few.code} is used up`);

  const own = await Promise.all(Array.from({ length: 20 }, () => send('POST /orders', { token: one.token, body: wanted(food, each.code) })));
  assert.equal(own.filter(({ status }) => status === 201).length, 2);
  await refused('GET /coupons/{code}/terms', { token: one.token, params: { code: each.code } }, 409, 'conflict', `You have used the coupon ${each.code} 2 times already`);
  assert.equal((await orderWith(customers[0]!, food, each.code)).adjustments?.length, 1);
});

test('a cancelled order gives its use back, and its undo takes it again, or is refused', async () => {
  await letCancel();
  const [someone, other, food, { code }] = await Promise.all([customer(), customer(), dish(), coupon({ limit: 1 })]);
  const entry = await cancel(await orderWith(someone, food, code));
  assert.equal(await usesOf(code), 0);
  const restored = await ask('POST /history/{id}/undo', await undo(entry));
  assert.equal(await usesOf(code), 1);
  // The undo of that undo cancels the order again.
  const again = await ask('POST /history/{id}/undo', await undo(restored.id));
  const order = await orderWith(other, food, code);
  assert.equal(order.adjustments?.length, 1);
  const { message } = await refused('POST /history/{id}/undo', await undo(again.id), 409, 'conflict');
  assert.match(message, /the coupon \S+ is used up$/);
  assert.equal(await usesOf(code), 1);
});
