/** Options of dishes, and orders of them. */
import assert from 'node:assert/strict';
import { CART_CHANGED } from '../src/domain/order/order';
import type { Food, OptionGroup, Session } from './answers';
import { ask, change, refused } from './client';
import { DELIVERY, asAdmin, customer, dish, test, word } from './shop';

function choice(name: string, price = 0, more: Partial<OptionGroup['choices'][number]> = {}) {
  return { id: word(), name, price, isVeg: true, soldOut: false, isDefault: false, most: 1, ...more };
}

/** A size that has to be chosen. */
const size = (): OptionGroup => ({ id: word(), name: 'Size', least: 1, most: 1, choices: [choice('Small'), choice('Large', 2.5)] });
/** Extras that can be left out, one of them up to twice. */
const extras = (): OptionGroup => ({ id: word(), name: 'Extras', least: 0, most: 3, choices: [choice('Cheese', 1, { most: 2 }), choice('Ham', 1.5, { isVeg: false })] });

const pizza = async (options: OptionGroup[], parts: Partial<Food> = {}) => dish({ price: 10, options, ...parts });
const edit = async ({ id }: Food, body: unknown) => ask('PATCH /foods/{id}', await asAdmin({ params: { id }, body }));
const get = async ({ id }: Food) => ask('GET /foods/{id}', { params: { id } });

/** A line of a dish with the choices at these places of its groups, and how many of each. */
function line({ id, price, options = [] }: Food, chosen: readonly (readonly [group: number, choice: number, quantity?: number])[], quantity = 1) {
  const picked = chosen.map(([group, at, pieces = 1]) => ({ group: options[group]!, choice: options[group]!.choices[at]!, pieces }));
  return {
    foodId: id,
    quantity,
    price: (price * 100 + picked.reduce((sum, each) => sum + each.choice.price * 100 * each.pieces, 0)) / 100,
    options: picked.map((each) => ({ groupId: each.group.id, choiceId: each.choice.id, quantity: each.pieces })),
  };
}

const place = ({ token }: Session, lines: unknown[]) => ask('POST /orders', { token, body: { ...DELIVERY, lines } });

test('a dish keeps its options, says them wherever it is read, and has no field of them without any', async () => {
  const options = [size(), extras()];
  const served = await pizza(options);
  assert.deepEqual(served.options, options);
  assert.deepEqual((await ask('GET /menu')).foods.find(({ id }) => id === served.id), served);
  assert.deepEqual((await ask('GET /foods', await asAdmin({ query: { search: served.name } }))).items, [served]);
  assert.equal((await edit(served, { options: [{ ...options[0], least: 0 }, options[1]] })).options?.[0]?.least, 0);
  assert.equal((await get(served)).options?.[0]?.least, 0);
  const { options: _, ...plain } = served;
  assert.deepEqual(await edit(served, { options: [] }), plain);
  assert.deepEqual(await get(served), plain);
});

test('dishes share a group by its id: a change of it changes it in all of them, and is undone in all of them', async () => {
  const group = size();
  const [one, other] = [await pizza([group]), await pizza([group, extras()])];
  const larger = { ...group, choices: [...group.choices, choice('Huge', 5)] };
  const entry = await change('PATCH /foods/{id}', await asAdmin({ params: { id: one.id }, body: { options: [larger] } }));
  assert.deepEqual((await get(other)).options?.[0], larger);
  assert.deepEqual((await ask('GET /option-groups', await asAdmin())).filter(({ id }) => id === group.id).map(({ choices, dishes }) => [choices.length, dishes]), [[3, 2]]);
  await ask('POST /history/{id}/undo', await asAdmin({ params: { id: entry } }));
  assert.deepEqual([(await get(one)).options?.[0], (await get(other)).options?.[0]], [group, group]);
});

test('a group of another dish is taken as that has it, and no undo brings back what was changed of it since', async () => {
  const group = size();
  const larger = { ...group, choices: [...group.choices, choice('Huge', 5)] };
  const [one, two, three] = [await pizza([group]), await pizza([larger]), await pizza([])];
  assert.deepEqual([two.options, (await edit(three, { options: [larger] })).options, (await get(one)).options], [[group], [group], [group]]);
  const entry = await change('PATCH /foods/{id}', await asAdmin({ params: { id: one.id }, body: { options: [] } }));
  await edit(two, { options: [larger] });
  await refused('POST /history/{id}/undo', await asAdmin({ params: { id: entry } }), 409, 'conflict', 'This change cannot be undone: Size was changed in other dishes afterwards');
  assert.deepEqual([(await get(one)).options, (await get(three)).options], [undefined, [larger]]);
});

test('an order keeps the chosen options with their names and prices, and its stock is that of the dish', async () => {
  const [someone, served] = [await customer(), await pizza([size(), extras()], { stock: 5 })];
  const order = await place(someone, [line(served, [[0, 0]]), line(served, [[0, 1], [1, 0, 2]], 2)]);
  const [[small, large], [cheese]] = served.options!.map(({ id, choices }) => choices.map((each) => ({ groupId: id, choiceId: each.id, quantity: 1, name: each.name, price: each.price }))) as [object[], object[]];
  const item = { foodId: served.id, foodName: served.name, foodImage: served.image };
  assert.deepEqual(order.items, [
    { ...item, quantity: 1, price: 10, options: [small] },
    { ...item, quantity: 2, price: 14.5, options: [large, { ...cheese, quantity: 2 }] },
  ]);
  assert.equal(order.subtotal, 39);
  assert.equal((await get(served)).stock, 2);
  assert.deepEqual((await ask('GET /orders', await asAdmin({ query: { search: `${served.name} large` } }))).items.map(({ id }) => id), [order.id]);
});

test('two lines of a dish cannot take more than its stock, and nothing is taken', async () => {
  const [{ token }, served] = [await customer(), await pizza([size()], { stock: 3 })];
  const lines = [line(served, [[0, 0]], 2), line(served, [[0, 1]], 2)];
  const { changes } = await refused('POST /orders', { token, body: { ...DELIVERY, lines } }, 409, 'cart_changed', CART_CHANGED);
  assert.deepEqual(changes, [{ kind: 'stock', foodId: served.id, options: lines[1]!.options, foodName: served.name, wanted: 2, available: 1 }]);
  assert.equal((await get(served)).stock, 3);
});

test('a choice that is gone, missing or dearer is told at its line', async () => {
  const [{ token }, served] = [await customer(), await pizza([size(), extras()])];
  const [sizes, more] = served.options!;
  const told = async (lines: object[]) => {
    const { changes = [] } = await refused('POST /orders', { token, body: { ...DELIVERY, lines } }, 409, 'cart_changed', CART_CHANGED);
    return changes.map(({ kind, message, now }) => message ?? [kind, now]);
  };
  const wanted = line(served, [[0, 1], [1, 1]]);
  assert.deepEqual(await told([{ ...wanted, options: wanted.options.slice(1) }]), ['Please choose Size']);
  await edit(served, { options: [{ ...sizes, choices: [choice('Small'), { ...sizes!.choices[1]!, price: 3 }] }, more] });
  assert.deepEqual(await told([wanted]), [['price', 14.5]]);
  await edit(served, { options: [sizes] });
  assert.deepEqual(await told([wanted]), ['One of its options is no longer available']);
  await edit(served, { options: [] });
  assert.deepEqual(await told([{ ...line(served, []), options: [] }, wanted]), ['One of its options is no longer available']);
});
