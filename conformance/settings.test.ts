/** The settings of the shop. */
import assert from 'node:assert/strict';
import { CHANGED_BY_OTHERS } from '../src/domain/http/conflict';
import { HISTORY_ENTRY } from '../src/domain/http/headers';
import { ask, change, refused, send } from './client';
import { DELIVERY, asAdmin, customer, dish, editSettings as edit, lineOf, orderOf, settingsTest as test, word } from './shop';

const settings = async () => {
  const { time: _, ...rest } = await ask('GET /shop');
  return rest;
};
const undo = async (id: string) => asAdmin({ params: { id } });

test('a change leaves the other settings as they are, is in the history, and is undone once nothing has followed it', async () => {
  const before = await settings();
  const body = { name: `Shop ${word()}`, address: '1 Harbour Road', email: 'ciao@example.com', taxRate: 0.08875, deliveryFee: 12.34, estimateFrom: 5, estimateTo: 500 };
  const id = await change('PATCH /shop', await asAdmin({ body }));
  const saved = { ...before, ...body };
  assert.deepEqual(await settings(), saved);
  const entry = (await ask('GET /history', await asAdmin())).items.find((each) => each.id === id);
  assert.equal(entry?.action, 'Settings Changed');
  assert.deepEqual(entry.changes.find(({ field }) => field === 'deliveryFee')?.to, '12.34');

  await edit({ phone: '555 010 0199' });
  await edit({ taxRate: 0.5 });
  const { message } = await refused('POST /history/{id}/undo', await undo(id), 409, 'conflict');
  assert.match(message, /the same settings were changed afterwards/);
  await edit({ taxRate: body.taxRate });
  await ask('POST /history/{id}/undo', await undo(id));
  assert.deepEqual(await settings(), { ...before, phone: '555 010 0199' });
});

test('the statuses that are switched on have a count in the list of orders', async () => {
  const counts = async () => (await ask('GET /orders', await asAdmin({ query: { size: 1 } }))).counts;
  assert.equal((await counts()).preparing, undefined);
  const { id } = await orderOf(await customer(), await dish());
  await edit({ preparing: true, outForDelivery: true });
  const before = await counts();
  await ask('PATCH /orders/{id}', await asAdmin({ params: { id }, body: { status: 'preparing' } }));
  const after = await counts();
  assert.deepEqual([after.preparing, after['out for delivery'], after.pending], [Number(before.preparing) + 1, before['out for delivery'], before.pending - 1]);
});

test('without a change there is no entry in the history', async () => {
  const { name } = await settings();
  const { status, headers } = await send('PATCH /shop', await asAdmin({ body: { name } }));
  assert.deepEqual([status, headers.get(HISTORY_ENTRY)], [200, null]);
});

test('a change of what is no longer as it was read is refused, another one is not', async () => {
  const { deliveryFee, name } = await settings();
  await edit({ deliveryFee: deliveryFee + 1 });
  const { now } = await refused('PATCH /shop', await asAdmin({ body: { deliveryFee: 7, was: { deliveryFee } } }), 409, 'conflict', CHANGED_BY_OTHERS);
  assert.deepEqual(now, { deliveryFee: deliveryFee + 1 });
  assert.equal((await edit({ name: `${name}!`, was: { name } })).deliveryFee, deliveryFee + 1);
});

test('a new order is charged by the settings, and one with an earlier total is refused', async () => {
  const [{ token }, food] = await Promise.all([customer(), dish({ price: 10 })]);
  const body = { ...DELIVERY, lines: [lineOf(food)] };
  await edit({ taxRate: 0.1, deliveryFee: 2 });
  const placed = await ask('POST /orders', { token, body: { ...body, total: 13 } });
  await edit({ taxRate: 0.2, deliveryFee: 0 });
  await refused('POST /orders', { token, body: { ...body, total: 13 } }, 409, 'total_changed');
  assert.equal((await ask('POST /orders', { token, body: { ...body, total: 12 } })).tax, 2);
  assert.deepEqual(await ask('GET /orders/{id}', { token, params: { id: placed.id } }), placed);
});

test('an order below the minimum is refused, and one above a sum has no delivery fee', async () => {
  const [{ token }, food] = await Promise.all([customer(), dish({ price: 10 })]);
  await edit({ taxRate: 0.1, deliveryFee: 2, minimumOrder: 10.01, freeDeliveryFrom: 30 });
  const order = (pieces: number) => ({ token, body: { ...DELIVERY, lines: [lineOf(food, pieces)] } });
  await refused('POST /orders', order(1), 409, 'conflict', 'The minimum order is $10.01. Please add $0.01 more');
  assert.deepEqual([(await ask('POST /orders', order(2))).total, (await ask('POST /orders', order(3))).total], [24, 33]);
});
