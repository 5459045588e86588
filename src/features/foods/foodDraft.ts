import * as v from 'valibot';
import { type Diet, type Food, dietOf } from '../../domain/food';
import { NewFoodSchema } from '../../domain/foodForm';
import { parsePrice, parseWhole } from '../../domain/parseNumber';

/** A dish as it is typed, in the order of the form: what is required first. */
const DraftSchema = v.object({
  name: v.string(),
  price: v.string(),
  image: v.string(),
  category: v.string(),
  description: v.string(),
  stock: v.string(),
  diet: v.string(),
  /** Empty where the category was chosen from the list. */
  newCategory: v.string(),
});
export type FoodDraft = v.InferOutput<typeof DraftSchema>;

/** Reads what is typed as the dish it stands for (specification, section 5). */
export const FoodDraftSchema = v.pipe(
  DraftSchema,
  v.transform(({ price, stock, newCategory, diet, ...texts }): Record<string, unknown> => ({
    ...texts,
    // Text that is no number stays text: a field that is not filled in has another sentence.
    price: parsePrice(price) ?? price.trim(),
    stock: parseWhole(stock) ?? stock.trim(),
    createCategory: newCategory !== '',
    isVeg: diet === ('Veg' satisfies Diet),
  })),
  NewFoodSchema,
);

/** The form before anything is typed; nobody is told by mistake that a dish is vegetarian. */
export const EMPTY_DRAFT: FoodDraft = { name: '', price: '', image: '', category: '', description: '', stock: '0', diet: 'Non-Veg', newCategory: '' };

/** What the form says where a dish is this. */
export function fieldsOf(food: Food, parts: Partial<Food>): Partial<FoodDraft> {
  return Object.fromEntries(Object.entries(draftOf({ ...food, ...parts })).filter(([name]) => name in parts));
}

/** The form of a dish that is on the menu. */
export function draftOf(food: Food): FoodDraft {
  const { name, price, image, category, description, stock } = food;
  return { name, price: price.toFixed(2), image, category, description, stock: String(stock), diet: dietOf(food), newCategory: '' };
}
