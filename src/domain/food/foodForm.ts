/** Rules of the food form. Not in food.ts, so that the storefront does not load them. */
import * as v from 'valibot';
import { categoryName } from '../category/category';
import { AllergensSchema, SpecialDietsSchema } from './allergens';
import { type Food, FoodSchema, StockSchema } from './food';
import { NewOptionsSchema } from './optionsForm';
import { PriceSchema } from '../number/money';
import { exactPartial, precondition } from '../http/conflict';
import { ImageSchema } from '../text/safeUrl';
import { allFilled, isFilled, requiredText } from '../text/text';

const REQUIRED_MESSAGE = 'Please fill all required fields';
const REQUIRED_FIELDS: readonly (keyof Food)[] = ['name', 'price', 'image', 'category', 'description'];

const name = requiredText('name', 120, REQUIRED_MESSAGE);
const description = requiredText('description', 1000, REQUIRED_MESSAGE);
const category = categoryName('category', REQUIRED_MESSAGE);
/** False when an existing category was picked: if it has been deleted since, the dish is refused instead of creating the category again. */
const createCategory = v.exactOptional(v.boolean());
const image = v.pipe(ImageSchema, v.nonEmpty(REQUIRED_MESSAGE));

/** The rule of each field that an administrator sets. The types require one for every field of a dish. */
const fields = {
  price: PriceSchema,
  stock: StockSchema,
  name,
  description,
  category,
  image,
  isVeg: v.boolean(),
  /** The groups of the dish, all of them; an empty list takes them away. A group of other dishes, by its id, changes with them. */
  options: NewOptionsSchema,
  allergens: AllergensSchema,
  diets: SpecialDietsSchema,
} satisfies Record<Exclude<keyof Food, 'id' | 'soldOutUntil'>, v.GenericSchema>;

/** Each field of a new dish by its own rule. */
export const NewFoodFieldsSchema = v.object({
  ...fields,
  stock: v.optional(StockSchema, 0),
  isVeg: v.optional(fields.isVeg, false),
  options: v.exactOptional(fields.options),
  allergens: v.exactOptional(fields.allergens),
  diets: v.exactOptional(fields.diets),
  createCategory,
});

/**
 * What the add-food form submits (docs/behaviour.md, section 5). Required fields are checked first, then the price,
 * then the stock. Stock defaults to 0.
 */
export const NewFoodSchema = v.pipe(allFilled(REQUIRED_FIELDS, REQUIRED_MESSAGE), NewFoodFieldsSchema);
export type NewFood = v.InferOutput<typeof NewFoodSchema>;

const { id: _, soldOutUntil: _until, ...readFields } = { ...fields, ...FoodSchema.entries };

/** Some fields of a dish, as they were read. */
export const FoodPartsSchema = v.object(exactPartial(readFields));

/**
 * A partial update of a dish, under the same rules: fields that are left out stay unchanged. `was` holds the values
 * that the sender had read of the changed fields, for conflict detection.
 */
export const FoodChangesSchema = v.pipe(
  v.looseObject({}),
  v.check((given) => REQUIRED_FIELDS.every((field) => !(field in given) || isFilled(given[field])), REQUIRED_MESSAGE),
  v.object({ ...exactPartial(fields), was: v.exactOptional(precondition(FoodPartsSchema)), createCategory }),
);
export type FoodChanges = v.InferOutput<typeof FoodChangesSchema>;

/** The fields of a dish that it lacks while they are empty. */
export type FoodLists = Pick<Food, 'options' | 'allergens' | 'diets'>;

/** A dish with empty lists where it lacks them, so that they are compared, and taken away by an empty one. */
export function withLists<Lists extends FoodLists>(food: Lists) {
  return { ...food, options: food.options ?? [], allergens: food.allergens ?? [], diets: food.diets ?? [] };
}
