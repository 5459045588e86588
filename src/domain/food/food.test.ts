import { makeFood } from '../../testing/makeFood';
import { type Diet, cutDescription, foodsOfDiet, groupMenu, priceTag, stockBadge } from './food';
import { stockStatus } from '../inventory/inventory';

const letters = (count: number) => 'x'.repeat(count);

test.each([
  ['  Hot.  ', 'Hot.'],
  [letters(50), letters(50)],
  [letters(51), `${letters(50)}…`],
  // Not cut within a character, and without a space before the ellipsis.
  [`${letters(49)}🍕🍕`, `${letters(49)}🍕…`],
  [`${letters(49)} and more`, `${letters(49)}…`],
])('the description %j is %j on a card', (text, shown) => {
  expect(cutDescription(text)).toBe(shown);
});

test('a missing price is shown as N/A', () => {
  expect([priceTag(4.5), priceTag(0.01), priceTag(0), priceTag(Number.NaN)]).toEqual(['$4.50', '$0.01', 'N/A', 'N/A']);
});

test('the stock is shown on the card below 5, and is low at the threshold or below', () => {
  expect([0, 4, 5, 1000].map((stock) => stockBadge({ stock }))).toEqual(['Only 0 left', 'Only 4 left', null, null]);
  expect(stockBadge({ stock: 0, soldOutUntil: '2026-11-30T10:00:00.000Z' })).toBeNull();
  expect([9, 10, 11].map((stock) => stockStatus({ stock, threshold: 10 }))).toEqual(['Low Stock', 'Low Stock', 'In Stock']);
});

test('the menu by category shows every dish that passes the filter once, under its category, and no empty group', () => {
  const dish = (id: string, category: string, isVeg: boolean) => makeFood({ id, category, isVeg });
  const menu = [dish('penne', 'Pasta', true), dish('tofu', 'New', true), dish('margherita', 'Pizza', true), dish('salami', 'Pizza', false), dish('pho', 'New', false)];
  const shown = (diet: Diet) =>
    groupMenu({ categories: ['Pizza', 'Pasta', 'Salad'], foods: foodsOfDiet(menu, diet) }).map(({ category, foods }) => [category, ...foods.map(({ id }) => id)]);
  expect(shown('All')).toEqual([['Pizza', 'margherita', 'salami'], ['Pasta', 'penne'], ['New', 'tofu', 'pho']]);
  expect(shown('Veg')).toEqual([['Pizza', 'margherita'], ['Pasta', 'penne'], ['New', 'tofu']]);
  expect(shown('Non-Veg')).toEqual([['Pizza', 'salami'], ['New', 'pho']]);
});
