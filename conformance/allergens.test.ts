/** Allergens and diet of dishes and choices, and what a customer excludes. */
import assert from 'node:assert/strict';
import { ask, change } from './client';
import { DELIVERY, asAdmin, customer, dish, lineOf, test, word } from './shop';

test('a dish and its choices keep their allergens and diet, and have no field of them without any', async () => {
  const choices = [{ id: word(), name: 'Pesto', price: 1, isVeg: true, soldOut: false, isDefault: false, most: 1, allergens: ['milk', 'nuts'] }];
  const said = { allergens: ['gluten', 'milk'], diets: ['vegan'], options: [{ id: word(), name: 'Sauce', least: 0, most: 1, choices }] };
  const food = await dish(said);
  const params = { id: food.id };
  assert.deepEqual([food.allergens, food.diets, food.options], [said.allergens, said.diets, said.options]);
  assert.deepEqual((await ask('GET /menu')).foods.find(({ id }) => id === food.id), food);
  const { allergens: _, diets: _diets, ...plain } = food;
  const entry = await change('PATCH /foods/{id}', await asAdmin({ params, body: { allergens: [], diets: [], was: { allergens: said.allergens } } }));
  assert.deepEqual(await ask('GET /foods/{id}', { params }), plain);
  await ask('POST /history/{id}/undo', await asAdmin({ params: { id: entry } }));
  assert.deepEqual(await ask('GET /foods/{id}', { params }), food);
});

test('an order says what its customer excludes, in the order of the regulation, and has no field of it without any', async () => {
  const [{ token }, food] = await Promise.all([customer(), dish()]);
  const place = (more: object) => ask('POST /orders', { token, body: { ...DELIVERY, lines: [lineOf(food)], ...more } });
  const order = await place({ without: ['nuts', 'eggs'] });
  assert.deepEqual(order.without, ['eggs', 'nuts']);
  assert.deepEqual((await ask('GET /orders/{id}', { token, params: { id: order.id } })), order);
  assert.ok(!('without' in (await place({ without: [] }))));
  assert.ok(!('without' in (await place({}))));
});
