import { categoryKey } from '../../domain/categoryKey';

/** Chosen by eye for the sample categories, so that the food stands out from its plate. */
const CHOSEN_HUES: ReadonlyMap<string, number> = new Map([
  // A line of an order does not know its category.
  ['', 28],
  ['pizza', 28],
  ['pasta', 44],
  ['salad', 118],
  ['beverages', 198],
  ['desserts', 345],
]);

/** The hue behind each of the banners' colours. */
export const BANNER_HUES = { tomato: 28, basil: 118, sky: 198 } as const;

/** The golden angle: consecutive numbers land far apart on the colour wheel. */
const GOLDEN_ANGLE = 137.508;

/** The hue of a category's plates: the same name has the same colour on every screen and after every reload. */
export function plateHue(category: string): number {
  const name = categoryKey(category);
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return CHOSEN_HUES.get(name) ?? Math.round((sum * GOLDEN_ANGLE) % 360);
}
