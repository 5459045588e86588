import * as v from 'valibot';
import { CountSchema } from './count';
import { MoneySchema, formatPrice } from './money';
import { AddressSchema } from './safeUrl';

/** A dish on the menu (specification, section 3). Price in dollars, stock in pieces. */
export const FoodSchema = v.object({
  id: v.string(),
  name: v.string(),
  description: v.string(),
  price: MoneySchema,
  category: v.string(),
  image: AddressSchema,
  stock: CountSchema,
  isVeg: v.boolean(),
});
export type Food = v.InferOutput<typeof FoodSchema>;

/** The whole menu: the categories in their order, and every dish that can be ordered. */
export const MenuSchema = v.object({ categories: v.array(v.string()), foods: v.array(FoodSchema) });
export type Menu = v.InferOutput<typeof MenuSchema>;

/** A whole number of pieces, 0 or more, refused with `message`; where there are too many, what is `called` so is told its limit. */
export function pieces(called: string, message: string) {
  return v.pipe(v.number(message), v.integer(message), v.minValue(0, message), v.maxValue(1_000_000, `The ${called} can be at most 1,000,000`));
}

/** How many pieces there are (specification, section 5). */
export const StockSchema = pieces('stock', 'Please enter a valid stock value');

/** A description is cut to this many characters on a card (specification, section 9). */
const DESCRIPTION_LIMIT = 50;

/** The description as a card shows it: at most 50 characters, and an ellipsis where some were cut. */
export function cutDescription(description: string): string {
  const characters = Array.from(description.trim());
  if (characters.length <= DESCRIPTION_LIMIT) return characters.join('');
  // The ellipsis hangs on the last word: a space before it would let it wrap alone onto a line of its own.
  return `${characters.slice(0, DESCRIPTION_LIMIT).join('').trimEnd()}…`;
}

/** Below this many pieces a card warns (specification, section 9). */
const LOW_BADGE_BELOW = 5;

/** `Only 3 left` when fewer than 5 are, else null (specification, section 2, food card). */
export function stockBadge(stock: number): string | null {
  return stock < LOW_BADGE_BELOW ? `Only ${String(stock)} left` : null;
}

/** What a dish costs; 0 stands for a price that is missing (specification, section 2, food card, and section 5). */
export function priceTag(price: number): string {
  return formatPrice(price > 0 ? price : null);
}

/** The customer's filter on the menu (specification, section 2). */
export const DIETS = ['All', 'Veg', 'Non-Veg'] as const;
export type Diet = (typeof DIETS)[number];

/** `Veg` or `Non-Veg`. */
export function dietOf(food: Pick<Food, 'isVeg'>): Exclude<Diet, 'All'> {
  return food.isVeg ? 'Veg' : 'Non-Veg';
}

/** One category of the menu with its dishes. */
export interface MenuGroup {
  readonly category: string;
  readonly foods: readonly Food[];
}

/** The menu's dishes that pass the filter, by category in the menu's order; empty categories are left out. */
export function groupMenu(menu: Menu, diet: Diet): MenuGroup[] {
  const groups = new Map<string, Food[]>(menu.categories.map((category) => [category, []]));
  for (const food of menu.foods) {
    if (diet !== 'All' && dietOf(food) !== diet) continue;
    const group = groups.get(food.category);
    if (group) group.push(food);
    else groups.set(food.category, [food]);
  }
  return [...groups].filter(([, foods]) => foods.length > 0).map(([category, foods]) => ({ category, foods }));
}
