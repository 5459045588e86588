/** Dishes, categories, banners and stock. */
import assert from 'node:assert/strict';
import { categoryInUse } from '../src/domain/category/category';
import { CHANGED_BY_OTHERS } from '../src/domain/http/conflict';
import { HISTORY_ENTRY } from '../src/domain/http/headers';
import type { Food } from './answers';
import { ask, change, refused, send } from './client';
import { asAdmin, banner, category, customer, dish, newDish, orderOf, test, word } from './shop';

const inventoryOf = async ({ id, name }: Food) => (await ask('GET /inventory', await asAdmin({ query: { search: name } }))).items.find((row) => row.id === id);
const edit = async ({ id }: Food, body: unknown) => ask('PATCH /foods/{id}', await asAdmin({ params: { id }, body }));
const setStock = async ({ id }: Food, body: unknown) => ask('PATCH /inventory/{id}', await asAdmin({ params: { id }, body }));

test('a dish that is added is on the menu, in the lists and in the stock', async () => {
  const { stock: _, isVeg: __, ...sent } = newDish({ name: ` Dish ${word()} ` });
  const added = await ask('POST /foods', await asAdmin({ body: sent }));
  assert.deepEqual(added, { ...sent, id: added.id, name: sent.name.trim(), stock: 0, isVeg: false });
  assert.deepEqual(await ask('GET /foods/{id}', { params: { id: added.id } }), added);
  const { categories, foods } = await ask('GET /menu');
  assert.deepEqual(foods.filter(({ id }) => id === added.id), [added]);
  assert.ok(categories.includes(added.category));
  assert.deepEqual(await ask('GET /menu/search', { query: { text: added.name } }), [added]);
  assert.deepEqual((await ask('GET /foods', await asAdmin({ query: { search: added.name } }))).items, [added]);
  const { description: ___, isVeg: ____, ...row } = added;
  assert.deepEqual(await inventoryOf(added), { ...row, threshold: 10 });
});

test('a price with the binary fraction of a sum is one in whole cents, whose change can be undone', async () => {
  const added = await dish({ price: 4.1 * 3 });
  assert.equal(added.price, 12.3);
  const params = { id: added.id };
  const entry = await change('PATCH /foods/{id}', await asAdmin({ params, body: { price: 0.1 + 0.2 } }));
  await ask('POST /history/{id}/undo', await asAdmin({ params: { id: entry } }));
  assert.equal((await ask('GET /foods/{id}', { params })).price, 12.3);
});

test('a dish joins a category in any spelling, or a new one, which comes last', async () => {
  const name = await category();
  assert.equal((await dish({ category: name.toUpperCase().replace(' ', '  ') })).category, name);
  const other = `Category ${word()}`;
  assert.equal((await dish({ category: other })).category, other);
  const names = (await ask('GET /menu')).categories.filter((each) => each === name || each === other);
  assert.deepEqual(names, [name, other]);
  const counts = (await ask('GET /categories', await asAdmin())).filter((each) => names.includes(each.name));
  assert.deepEqual(counts, [{ name, productCount: 1 }, { name: other, productCount: 1 }]);
});

test('a change of a dish leaves the other fields as they are, and without a change there is no entry in the history', async () => {
  const before = await dish();
  const after = { ...before, price: 9.5, isVeg: false };
  assert.deepEqual(await edit(before, { price: 9.5, isVeg: false }), after);
  assert.deepEqual(await ask('GET /foods/{id}', { params: { id: before.id } }), after);
  const { status, headers } = await send('PATCH /foods/{id}', await asAdmin({ params: { id: before.id }, body: { price: 9.5 } }));
  assert.deepEqual([status, headers.get(HISTORY_ENTRY)], [200, null]);
});

test('a dish that is removed has left the menu, and stays in its orders', async () => {
  const [someone, gone] = await Promise.all([customer(), dish()]);
  const order = await orderOf(someone, gone);
  await ask('DELETE /foods/{id}', await asAdmin({ params: { id: gone.id } }));
  await refused('GET /foods/{id}', { params: { id: gone.id } }, 404, 'not_found');
  assert.equal((await ask('GET /menu')).foods.some(({ id }) => id === gone.id), false);
  assert.deepEqual(await ask('GET /menu/search', { query: { text: gone.name } }), []);
  assert.equal(await inventoryOf(gone), undefined);
  assert.deepEqual(await ask('GET /orders/{id}', { token: someone.token, params: { id: order.id } }), order);
});

test('a category is deleted by its name, in any spelling and with any signs, while no dish is in it', async () => {
  const name = `50%/50% é? ${word()}`;
  assert.deepEqual(await ask('POST /categories', await asAdmin({ body: { name: ` ${name} ` } })), { name, productCount: 0 });
  const inIt = await dish({ category: name });
  const request = await asAdmin({ params: { name: name.toUpperCase() } });
  await refused('DELETE /categories/{name}', request, 409, 'conflict', categoryInUse(name, 1));
  await ask('DELETE /foods/{id}', await asAdmin({ params: { id: inIt.id } }));
  await ask('DELETE /categories/{name}', request);
  assert.equal((await ask('GET /menu')).categories.includes(name), false);
});

test('a banner comes last in the carousel until it is deleted', async () => {
  const first = await banner();
  const body = { url: 'https://pictures.example/pie.webp', title: `Banner ${word()}`, subtitle: 'Every Friday', link: '/user/search?q=pie' };
  const added = await ask('POST /banners', await asAdmin({ body }));
  const { url, link, ...texts } = body;
  assert.deepEqual({ ...added }, { ...added, ...texts, image: url, buttonLink: link });
  const plain = await ask('POST /banners', await asAdmin({ body: { url, title: body.title } }));
  assert.deepEqual({ ...plain }, { ...plain, buttonText: '', buttonLink: '' });
  const shown = async () => (await ask('GET /banners')).filter(({ id }) => id === first || id === added.id);
  assert.deepEqual((await shown()).map(({ id }) => id), [first, added.id]);
  assert.deepEqual((await shown())[1], added);
  await ask('DELETE /banners/{id}', await asAdmin({ params: { id: first } }));
  assert.deepEqual(await shown(), [added]);
});

test('the stock is set, added to, and low at or below its threshold', async () => {
  const served = await dish({ stock: 3 });
  const isLow = async () => (await ask('GET /inventory', await asAdmin({ query: { search: served.name, status: 'low' } }))).total === 1;
  assert.equal((await setStock(served, { restock: 10 })).stock, 13);
  assert.equal(await isLow(), false);
  assert.equal((await setStock(served, { threshold: 13 })).threshold, 13);
  assert.equal(await isLow(), true);
  const row = await setStock(served, { stock: 14 });
  assert.equal(row.stock, 14);
  assert.deepEqual(await ask('GET /inventory/{id}', await asAdmin({ params: { id: served.id } })), row);
  assert.equal(await isLow(), false);
  assert.equal((await ask('GET /foods/{id}', { params: { id: served.id } })).stock, 14);
});

test('a change of a dish that is no longer as it was is refused with its present values, and writes nothing', async () => {
  const before = await dish();
  await edit(before, { price: 9.5, stock: 3 });
  const refuse = async (body: object) =>
    (await refused('PATCH /foods/{id}', await asAdmin({ params: { id: before.id }, body }), 409, 'conflict', CHANGED_BY_OTHERS)).now;
  assert.deepEqual(await refuse({ price: 7, name: 'Pie', was: { price: before.price, name: before.name } }), { price: 9.5 });
  assert.deepEqual(await refuse({ price: 7, stock: 5, was: { price: before.price, stock: before.stock } }), { price: 9.5, stock: 3 });
  assert.deepEqual(await ask('GET /foods/{id}', { params: { id: before.id } }), { ...before, price: 9.5, stock: 3 });
  const changed = { price: 7, name: `Pie ${word()}`, was: { price: 9.5, name: before.name } };
  assert.equal((await edit(before, changed)).price, 7);
});

test('a change of the stock that is no longer as it was is refused with its present value, and writes nothing', async () => {
  const served = await dish();
  const request = await asAdmin({ params: { id: served.id }, body: { stock: 7, was: { stock: served.stock } } });
  await change('PATCH /inventory/{id}', request);
  const late = { ...request, body: { stock: 5, was: { stock: served.stock } } };
  assert.deepEqual((await refused('PATCH /inventory/{id}', late, 409, 'conflict', CHANGED_BY_OTHERS)).now, { stock: 7 });
  assert.equal((await inventoryOf(served))?.stock, 7);
  assert.equal((await setStock(served, { threshold: 4, was: { threshold: 10 } })).threshold, 4);
});

test('of 20 changes at once from the same value, one is made', async () => {
  const served = await dish();
  const bodies = Array.from({ length: 20 }, (_, n) => ({ stock: 100 + n, was: { stock: served.stock } }));
  const answers = await Promise.all(bodies.map(async (body) => send('PATCH /inventory/{id}', await asAdmin({ params: { id: served.id }, body }))));
  const done = answers.filter(({ status }) => status === 200);
  assert.equal(done.length, 1);
  assert.deepEqual(done[0]?.body, await inventoryOf(served));
});
