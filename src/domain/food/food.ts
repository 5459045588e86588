import * as v from 'valibot';
import { InstantSchema } from '../date/dates';
import { CountSchema, wholeNumberBetween } from '../number/digits';
import { AllergensSchema, SpecialDietsSchema } from './allergens';
import { OptionGroupSchema } from './options';
import { MoneySchema, formatPrice } from '../number/money';
import { AddressSchema } from '../text/safeUrl';

/** A dish on the menu (docs/behaviour.md, section 3). The price is in dollars, the stock in pieces. One without options, allergens or diets has none of the field. */
export const FoodSchema = v.object({
  id: v.string(),
  name: v.string(),
  description: v.string(),
  price: MoneySchema,
  category: v.string(),
  image: AddressSchema,
  stock: CountSchema,
  isVeg: v.boolean(),
  options: v.exactOptional(v.array(OptionGroupSchema)),
  /** The dish is not on offer before this instant, whatever its stock. */
  soldOutUntil: v.exactOptional(InstantSchema),
  allergens: v.exactOptional(AllergensSchema),
  diets: v.exactOptional(SpecialDietsSchema),
});
export type Food = v.InferOutput<typeof FoodSchema>;

/** Whether a dish is sold out until later. @param now in ms since 1970 */
export function isSoldOutAt({ soldOutUntil }: Pick<Food, 'soldOutUntil'>, now: number): boolean {
  return soldOutUntil !== undefined && Date.parse(soldOutUntil) > now;
}

/** The whole menu: the categories in display order, and every dish that can be ordered. */
export const MenuSchema = v.object({ categories: v.array(v.string()), foods: v.array(FoodSchema) });
export type Menu = v.InferOutput<typeof MenuSchema>;

/**
 * A whole number of pieces from 0 to 1,000,000, refused with `message`.
 * @param called the field's name in the message of the upper limit
 */
export function pieces(called: string, message: string) {
  return wholeNumberBetween(0, 1_000_000, message, `The ${called} can be at most 1,000,000`);
}

/** The stock in pieces (docs/behaviour.md, section 5). */
export const StockSchema = pieces('stock', 'Please enter a valid stock value');

/** The most characters of a description on a card (docs/behaviour.md, section 9). */
const DESCRIPTION_LIMIT = 50;

/** The description as a card shows it: at most 50 characters, with an ellipsis if it was cut. */
export function cutDescription(description: string): string {
  const characters = Array.from(description.trim());
  if (characters.length <= DESCRIPTION_LIMIT) return characters.join('');
  // Without trimming, the ellipsis could wrap onto a line of its own.
  return `${characters.slice(0, DESCRIPTION_LIMIT).join('').trimEnd()}…`;
}

/** A card shows a badge when the stock is below this (docs/behaviour.md, section 9). */
const LOW_BADGE_BELOW = 5;

/**
 * `Only 3 left` when the stock is below 5, else null (docs/behaviour.md, section 2, food card); nothing of a dish that is sold
 * out until tomorrow, whose stock is not the reason.
 */
export function stockBadge({ stock, soldOutUntil }: Pick<Food, 'stock' | 'soldOutUntil'>): string | null {
  return stock < LOW_BADGE_BELOW && soldOutUntil === undefined ? `Only ${String(stock)} left` : null;
}

/** The price as text. 0 means a missing price and gives `N/A` (docs/behaviour.md, sections 2 and 5). */
export function priceTag(price: number): string {
  return formatPrice(price > 0 ? price : null);
}

/** The options of the menu's diet filter (docs/behaviour.md, section 2). */
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

/** The dishes that pass the diet filter. */
export function foodsOfDiet(foods: readonly Food[], diet: Diet): readonly Food[] {
  return diet === 'All' ? foods : foods.filter((food) => dietOf(food) === diet);
}

/** Groups dishes by category, in the menu's order. Empty categories are left out. */
export function groupMenu({ categories, foods }: { readonly categories: readonly string[]; readonly foods: readonly Food[] }): MenuGroup[] {
  const groups = new Map<string, Food[]>(categories.map((category) => [category, []]));
  for (const food of foods) {
    const group = groups.get(food.category);
    if (group) group.push(food);
    else groups.set(food.category, [food]);
  }
  return [...groups].filter(([, grouped]) => grouped.length > 0).map(([category, grouped]) => ({ category, foods: grouped }));
}
