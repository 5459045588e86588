import fc from 'fast-check';
import { makeFood } from '../../testing/makeFood';
import { DIETS, type Menu, cutDescription, dietOf, foodsOfDiet, groupMenu, priceTag, stockBadge } from './food';
import { stockStatus } from '../inventory/inventory';

const letters = fc.string({ unit: 'grapheme', maxLength: 120 });

describe('a description on a card', () => {
  it('is unchanged up to 50 characters, and cut with an ellipsis beyond', () => {
    fc.assert(
      fc.property(letters, (text) => {
        const whole = Array.from(text.trim());
        const shown = cutDescription(text);
        if (whole.length <= 50) expect(shown).toBe(whole.join(''));
        else {
          expect(shown.endsWith('…')).toBe(true);
          expect(whole.slice(0, 50).join('').startsWith(shown.slice(0, -1))).toBe(true);
          expect(Array.from(shown).length).toBeLessThanOrEqual(51);
        }
      }),
    );
    expect(cutDescription('  Hot.  ')).toBe('Hot.');
    expect(cutDescription('x'.repeat(50))).toBe('x'.repeat(50));
    expect(cutDescription('x'.repeat(51))).toBe(`${'x'.repeat(50)}…`);
  });

  it('is never cut within a character, and never ends in a space before the ellipsis', () => {
    expect(cutDescription(`${'x'.repeat(49)}🍕🍕`)).toBe(`${'x'.repeat(49)}🍕…`);
    expect(cutDescription(`${'x'.repeat(49)} and more`)).toBe(`${'x'.repeat(49)}…`);
  });
});

test('a missing price is shown as N/A', () => {
  expect([priceTag(4.5), priceTag(0.01), priceTag(0), priceTag(Number.NaN)]).toEqual(['$4.50', '$0.01', 'N/A', 'N/A']);
});

describe('stock', () => {
  it('is shown on the card below 5', () => {
    fc.assert(
      fc.property(fc.nat(1000), (stock) => {
        expect(stockBadge({ stock })).toBe(stock < 5 ? `Only ${String(stock)} left` : null);
      }),
    );
    expect([stockBadge({ stock: 4 }), stockBadge({ stock: 5 }), stockBadge({ stock: 0, soldOutUntil: '2026-11-30T10:00:00.000Z' })]).toEqual(['Only 4 left', null, null]);
  });

  it('is low at the threshold or below', () => {
    expect([9, 10, 11].map((stock) => stockStatus({ stock, threshold: 10 }))).toEqual(['Low Stock', 'Low Stock', 'In Stock']);
  });
});

const names = ['Pizza', 'Pasta', 'Salad'];
const menu = fc
  .array(fc.record({ category: fc.constantFrom(...names, 'New'), isVeg: fc.boolean() }), { maxLength: 30 })
  .map((parts): Menu => ({
    categories: names,
    foods: parts.map((part, at) => makeFood({ id: String(at), ...part })),
  }));

it('the menu by category shows every dish that passes the filter once, under its category, and no empty group', () => {
  fc.assert(
    fc.property(menu, fc.constantFrom(...DIETS), (given, diet) => {
      const groups = groupMenu({ ...given, foods: foodsOfDiet(given.foods, diet) });
      const wanted = given.foods.filter((food) => diet === 'All' || dietOf(food) === diet);
      expect(groups.flatMap(({ foods }) => foods).map(({ id }) => id).sort()).toEqual(wanted.map(({ id }) => id).sort());
      for (const { category, foods } of groups) {
        expect(foods.length).toBeGreaterThan(0);
        expect(foods.every((food) => food.category === category)).toBe(true);
      }
      const known = groups.map(({ category }) => category).filter((category) => names.includes(category));
      expect(known).toEqual(names.filter((name) => known.includes(name)));
    }),
  );
});
