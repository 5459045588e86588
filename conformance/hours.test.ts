/** Hours, pauses and orders for later, which are off in a new shop. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { WEEKDAYS } from '../src/domain/shop/settings';
import type { Food, Session } from './answers';
import { ask, change, refused, send } from './client';
import { DELIVERY, asAdmin, customer, dish, editSettings, lineOf, settingsTest as test, staff } from './shop';

const pause = async (minutes: number) => change('POST /shop/pause', await asAdmin({ body: { minutes } }));
const closed = async () => (await ask('GET /shop')).closed;
const later = { timeZone: 'UTC', laterDays: 1, slotMinutes: 15, slotCapacity: 3, leadMinutes: 60 };
const order = ({ token }: Session, food: Food, parts: object = {}) => ({ token, body: { ...DELIVERY, lines: [lineOf(food)], ...parts } });

/** Hours that the shop does not have today, nor on the days beside it. */
function closedToday() {
  const day = WEEKDAYS[(new Date().getUTCDay() + 2) % 7]!;
  return { timeZone: 'UTC', hours: [{ days: [day], opens: '11:00', closes: '14:00' }] };
}

test('a new shop takes orders at any time, and none for later', async () => {
  const shop = await ask('GET /shop');
  assert.deepEqual([shop.closed, shop.changesAt], [undefined, undefined]);
  assert.deepEqual(await ask('GET /shop/slots'), []);
});

test('outside its hours the shop takes no order and says when it opens; a repeated order is answered', async () => {
  const [someone, food] = await Promise.all([customer(), dish()]);
  const request = order(someone, food, { id: randomUUID() });
  const placed = await ask('POST /orders', request);
  await editSettings(closedToday());
  const { reason, until } = (await closed())!;
  assert.equal(reason, 'closed');
  assert.match(until ?? '', /T11:00:00/);
  assert.equal((await ask('GET /shop')).changesAt, until);
  const { message } = await refused('POST /orders', order(someone, food), 409, 'closed');
  assert.match(message, /^Closed\. Opens .+, 11:00 AM$/);
  assert.deepEqual(await ask('POST /orders', request), placed);
  assert.equal((await ask('GET /foods/{id}', { params: { id: food.id } })).stock, food.stock - 1);
});

test('a pause takes no order for now, is ended, and undone unless another one has followed', async () => {
  const [someone, food, cook] = await Promise.all([customer(), dish(), staff('kitchen')]);
  const entry = await change('POST /shop/pause', { token: cook.token, body: { minutes: 30 } });
  const { reason, until } = (await closed())!;
  assert.equal(reason, 'paused');
  assert.ok(Math.abs(Date.parse(until ?? '') - Date.now() - 30 * 60_000) < 60_000);
  await refused('POST /orders', order(someone, food), 409, 'closed');
  const resumed = await pause(0);
  await ask('POST /orders', order(someone, food));
  await refused('POST /history/{id}/undo', { token: cook.token, params: { id: entry } }, 409, 'conflict');
  await ask('POST /history/{id}/undo', { token: cook.token, params: { id: resumed } });
  assert.equal((await closed())?.until, until);
  await pause(0);
  assert.equal(await closed(), undefined);
});

test('an order for later is due at a slot on offer, and listed by it or by when it was placed', async () => {
  await editSettings(later);
  const [someone, food] = await Promise.all([customer(), dish()]);
  const slots = await ask('GET /shop/slots');
  const dueAt = slots.at(-1)!;
  const placed = await ask('POST /orders', order(someone, food, { dueAt }));
  assert.equal(placed.dueAt, dueAt);
  const now = await ask('POST /orders', order(someone, food));
  assert.equal('dueAt' in now, false);
  const listed = async (sort: string) => (await ask('GET /orders', await asAdmin({ query: { sort, size: 100, search: someone.user.name } }))).items.map(({ id }) => id);
  assert.deepEqual(await listed('date'), [placed.id, now.id]);
  assert.deepEqual(await listed('placed'), [now.id, placed.id]);
  for (const instant of [new Date(Date.now() + 60_000).toISOString(), new Date(Date.parse(dueAt) + 1000).toISOString(), new Date(Date.parse(dueAt) + 86_400_000).toISOString(), '2999-01-01T12:00:00+05']) {
    await refused('POST /orders', order(someone, food, { dueAt: instant }), 422, 'invalid');
  }
  await refused('POST /orders', order(someone, food, { dueAt: 'noon' }), 422, 'invalid', 'The time of the order must be an instant');
});

test('a closed shop takes orders for later, and a pause only moves the first slot', async () => {
  await editSettings({ ...later, ...closedToday(), laterDays: 3 });
  const [someone, food] = await Promise.all([customer(), dish()]);
  const slots = await ask('GET /shop/slots');
  assert.equal(slots.length, 12);
  assert.equal((await ask('POST /orders', order(someone, food, { dueAt: slots[0] }))).dueAt, slots[0]);
  await editSettings({ hours: [] });
  const before = await ask('GET /shop/slots');
  await pause(120);
  const after = await ask('GET /shop/slots');
  assert.equal(before.length - after.length, 8);
  await pause(0);
});

test('20 customers who want a slot at once get its 3 places, and one that is cancelled is free again', async () => {
  await editSettings({ ...later, staffCancel: true });
  const [food, ...customers] = await Promise.all([dish({ stock: 50 }), ...Array.from({ length: 20 }, () => customer())]);
  const dueAt = (await ask('GET /shop/slots')).at(-2)!;
  const answers = await Promise.all(customers.map((each) => send('POST /orders', order(each, food, { dueAt }))));
  const placed = answers.filter(({ status }) => status === 201).map(({ body }) => body as { id: string });
  assert.equal(placed.length, 3);
  for (const { body } of answers.filter(({ status }) => status !== 201)) {
    const { code, message } = body as { code: string; message: string };
    assert.equal(code, 'slot_taken');
    assert.match(message, /is no longer free\. Free: .+, \d\d:\d\d [AP]M/);
  }
  assert.equal((await ask('GET /foods/{id}', { params: { id: food.id } })).stock, 47);
  assert.equal((await ask('GET /shop/slots')).includes(dueAt), false);
  const entry = await change('POST /orders/{id}/cancel', await asAdmin({ params: { id: placed[0]!.id }, body: { reason: 'busy' } }));
  assert.equal((await ask('GET /shop/slots')).includes(dueAt), true);
  await ask('POST /orders', order(customers[0]!, food, { dueAt }));
  await refused('POST /history/{id}/undo', await asAdmin({ params: { id: entry } }), 409, 'conflict', 'This change cannot be undone: its slot is full');
});

test('a dish that is sold out until tomorrow is not on offer, keeps its stock, and is offered again by the kitchen', async () => {
  await editSettings({ timeZone: 'UTC' });
  const [someone, food, cook] = await Promise.all([customer(), dish(), staff('kitchen')]);
  const onMenu = async () => (await ask('GET /menu')).foods.find(({ id }) => id === food.id);
  const entry = await change('POST /inventory/{id}/sold-out', { token: cook.token, params: { id: food.id }, body: { soldOut: true } });
  const midnight = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  assert.deepEqual(await onMenu(), { ...food, stock: 0, soldOutUntil: `${midnight}T00:00:00.000Z` });
  const { changes } = await refused('POST /orders', order(someone, food), 409, 'cart_changed');
  assert.equal(changes?.[0]?.available, 0);
  assert.equal((await ask('GET /foods/{id}', { params: { id: food.id } })).stock, food.stock);
  await ask('POST /history/{id}/undo', { token: cook.token, params: { id: entry } });
  assert.deepEqual(await onMenu(), food);
  for (const soldOut of [true, false]) await ask('POST /inventory/{id}/sold-out', { token: cook.token, params: { id: food.id }, body: { soldOut } });
  await ask('POST /orders', order(someone, food));
  await refused('POST /inventory/{id}/sold-out', await asAdmin({ params: { id: 'no-such-dish' }, body: { soldOut: true } }), 404, 'not_found');
});
