import type { Food } from '../domain/food/food';

/** A dish for a test. Fields that the test does not name have some valid value. */
export function makeFood(given: Partial<Food> = {}): Food {
  return { id: 'soup', name: 'Soup', description: '', price: 5, category: 'Soups', image: '', stock: 9, isVeg: true, ...given };
}
