import { categoryKey } from '../../../domain/category/categoryKey';

/** Hues chosen for the sample categories, so that the food contrasts with its plate. */
const CHOSEN_HUES: ReadonlyMap<string, number> = new Map([
  // Order lines have no category.
  ['', 28],
  ['pizza', 28],
  ['pasta', 44],
  ['salad', 118],
  ['beverages', 198],
  ['desserts', 345],
]);

/** The hue of each banner colour. */
export const BANNER_HUES = { tomato: 28, basil: 118, sky: 198 } as const;

/** The golden angle, in degrees: consecutive numbers land far apart on the colour wheel. */
const GOLDEN_ANGLE = 137.508;

/**
 * Returns the hue of a category's plates, in degrees. It depends only on the name, so it is stable across screens and
 * reloads.
 */
export function categoryHue(category: string): number {
  const name = categoryKey(category);
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return CHOSEN_HUES.get(name) ?? Math.round((sum * GOLDEN_ANGLE) % 360);
}
