import * as v from 'valibot';
import { inOrder } from '../../domain/food/allergens';
import { type Diet, type Food, dietOf } from '../../domain/food/food';
import { NewFoodFieldsSchema, NewFoodSchema } from '../../domain/food/foodForm';
import { parsePrice, parseWhole } from '../../domain/number/parseNumber';
import { GroupDraftSchema, GroupsFieldSchema, groupDraftOf, groupOf } from './options/optionsDraft';

/** The values of the form's fields, required ones first; a list is fine too. */
const DraftSchema = v.object({
  name: v.string(),
  price: v.string(),
  image: v.string(),
  category: v.string(),
  description: v.string(),
  stock: v.string(),
  diet: v.string(),
  /** Empty if the category was chosen from the list. */
  newCategory: v.string(),
  options: v.array(GroupDraftSchema),
  allergens: v.array(v.string()),
  diets: v.array(v.string()),
});
export type FoodDraft = v.InferOutput<typeof DraftSchema>;

const ParsedDraftSchema = v.pipe(
  DraftSchema,
  v.transform(({ price, stock, newCategory, diet, options, allergens, diets, ...texts }): Record<string, unknown> => ({
    ...texts,
    // Text that is no number stays text, because an empty field has another message.
    price: parsePrice(price) ?? price.trim(),
    stock: parseWhole(stock) ?? stock.trim(),
    createCategory: newCategory !== '',
    isVeg: diet === ('Veg' satisfies Diet),
    ...(options.length > 0 && { options: options.map(groupOf) }),
    ...(allergens.length > 0 && { allergens: inOrder(allergens) }),
    ...(diets.length > 0 && diet === ('Veg' satisfies Diet) && { diets }),
  })),
);
/** Parses and validates the form's texts (docs/behaviour.md, section 5). Gives a `NewFood`. */
export const FoodDraftSchema = v.pipe(ParsedDraftSchema, NewFoodSchema);
/** The same for each field alone. */
export const FoodDraftFieldsSchema = v.pipe(ParsedDraftSchema, v.object({ ...NewFoodFieldsSchema.entries, options: v.exactOptional(GroupsFieldSchema) }));

/** The initial values of a new food. Non-Veg is the default, so that no food is marked vegetarian by mistake. */
export const EMPTY_DRAFT: FoodDraft = { name: '', price: '', image: '', category: '', description: '', stock: '0', diet: 'Non-Veg', newCategory: '', options: [], allergens: [], diets: [] };

/** The form fields of an existing food. */
export function draftOf(food: Food): FoodDraft {
  const { name, price, image, category, description, stock, options = [], allergens = [], diets = [] } = food;
  return {
    name, price: price.toFixed(2), image, category, description, stock: String(stock), diet: dietOf(food), newCategory: '',
    options: options.map(groupDraftOf), allergens, diets,
  };
}
