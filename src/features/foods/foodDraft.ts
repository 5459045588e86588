import * as v from 'valibot';
import { type Diet, type Food, dietOf } from '../../domain/food';
import { NewFoodSchema } from '../../domain/foodForm';

/** A dish as it is typed, in the order of the form: what is required first. */
const DraftSchema = v.object({
  name: v.string(),
  price: v.string(),
  image: v.string(),
  category: v.string(),
  description: v.string(),
  stock: v.string(),
  diet: v.string(),
});
export type FoodDraft = v.InferOutput<typeof DraftSchema>;

/** Not filled in and no number are two things, and each has its own sentence. */
function typedNumber(text: string): number | string {
  const number = Number(text);
  return text.trim() === '' || Number.isNaN(number) ? text.trim() : number;
}

/** Reads what is typed as the dish it stands for (specification, section 5). */
const FoodDraftSchema = v.pipe(
  DraftSchema,
  v.transform(({ price, stock, diet, ...texts }): Record<string, unknown> => ({
    ...texts,
    price: typedNumber(price),
    stock: typedNumber(stock),
    isVeg: diet === ('Veg' satisfies Diet),
  })),
  NewFoodSchema,
);

/** Stands for what is typed and no number; any text does that is none. */
const NO_NUMBER = '?';

/**
 * Reads what is typed in this form. A number field keeps to itself what is no number, as if it were empty: Firefox lets
 * any letter in, and a comma.
 */
export function draftSchemaFor(form: HTMLFormElement) {
  const controls = [...form.querySelectorAll('input')];
  const unreadable = controls.filter(({ validity }) => validity.badInput).map(({ name }): [string, string] => [name, NO_NUMBER]);
  return v.pipe(
    DraftSchema,
    v.transform((draft): Record<string, unknown> => ({ ...draft, ...Object.fromEntries(unreadable) })),
    FoodDraftSchema,
  );
}

/** The form before anything is typed; nobody is told by mistake that a dish is vegetarian. */
export const EMPTY_DRAFT: FoodDraft = { name: '', price: '', image: '', category: '', description: '', stock: '0', diet: 'Non-Veg' };

/** What the form says where a dish is this. */
export function fieldsOf(food: Food, parts: Partial<Food>): Partial<FoodDraft> {
  return Object.fromEntries(Object.entries(draftOf({ ...food, ...parts })).filter(([name]) => name in parts));
}

/** The form of a dish that is on the menu. */
export function draftOf(food: Food): FoodDraft {
  const { name, price, image, category, description, stock } = food;
  return { name, price: price.toFixed(2), image, category, description, stock: String(stock), diet: dietOf(food) };
}
