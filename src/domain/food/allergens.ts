/** Allergens and diet of dishes, and what a customer eats without. */
import * as v from 'valibot';

/** The allergens that a dish has to declare in the European Union: Annex II of Regulation (EU) No 1169/2011, in its order. The names are also what the screens say. */
export const ALLERGENS = ['gluten', 'crustaceans', 'eggs', 'fish', 'peanuts', 'soybeans', 'milk', 'nuts', 'celery', 'mustard', 'sesame', 'sulphites', 'lupin', 'molluscs'] as const;
export type Allergen = (typeof ALLERGENS)[number];

/** The name of an allergen where it stands alone, such as `Milk`. */
export function allergenLabel(allergen: Allergen): string {
  return allergen.charAt(0).toUpperCase() + allergen.slice(1);
}

/** Whether a list has each of its names once. */
export function hasEachOnce(names: readonly string[]): boolean {
  return new Set(names).size === names.length;
}

/** Some allergens, of a dish, of a choice, or those that a customer excludes. */
export const AllergensSchema = v.pipe(v.array(v.picklist(ALLERGENS, 'This is not one of the fourteen allergens')), v.check<Allergen[], string>(hasEachOnce, 'Each allergen can be named once'));

/** The diets beside Veg and Non-Veg. */
const SPECIAL_DIETS = ['vegan'] as const;
export const SpecialDietsSchema = v.pipe(v.array(v.picklist(SPECIAL_DIETS, 'This diet is not known')), v.check<(typeof SPECIAL_DIETS)[number][], string>(hasEachOnce, 'Each diet can be named once'));

/** Allergens that come from animals. */
const ANIMAL: readonly Allergen[] = ['crustaceans', 'eggs', 'fish', 'milk', 'molluscs'];

interface Declared {
  readonly allergens?: readonly Allergen[] | undefined;
}
interface Group {
  readonly id: string;
  readonly least: number;
  readonly choices: readonly (Declared & { readonly id: string; readonly isVeg: boolean; readonly most: number; readonly soldOut: boolean })[];
}
/** What is read of a choice of a line. */
interface Chosen {
  readonly groupId: string;
  readonly choiceId: string;
}
/** What is read of a dish. */
interface FoodParts extends Declared {
  readonly options?: readonly Group[] | undefined;
}

/** Each of these allergens once, in the order of the table. */
export function inOrder(allergens: readonly string[]): Allergen[] {
  return ALLERGENS.filter((allergen) => allergens.includes(allergen));
}

function choicesOf({ options = [] }: FoodParts, chosen: readonly Chosen[]) {
  return options.flatMap((group) => group.choices.filter(({ id }) => chosen.some(({ groupId, choiceId }) => groupId === group.id && choiceId === id)));
}

/** The allergens of a dish with what is chosen of its options. */
export function allergensOf(food: FoodParts, chosen: readonly Chosen[]): Allergen[] {
  return inOrder([food, ...choicesOf(food, chosen)].flatMap(({ allergens = [] }) => allergens));
}

/** Whether a dish is vegan with what is chosen of its options. */
export function isVegan(food: FoodParts & { readonly isVeg: boolean; readonly diets?: readonly string[] }, chosen: readonly Chosen[]): boolean {
  const fromAnimals = allergensOf(food, chosen).some((allergen) => ANIMAL.includes(allergen));
  return food.diets?.includes('vegan') === true && !fromAnimals && [food, ...choicesOf(food, chosen)].every(({ isVeg }) => isVeg);
}

/** Those of some allergens that are excluded. */
export function excludedOf(allergens: readonly Allergen[] | undefined, excluded: readonly Allergen[]): Allergen[] {
  return excluded.filter((allergen) => allergens?.includes(allergen));
}

/** Whether a dish cannot be had without one of the excluded allergens: it has one itself, or a group needs more pieces than can be taken without. */
export function alwaysContains({ allergens, options = [] }: FoodParts, excluded: readonly Allergen[]): boolean {
  const hasOne = (declared: Declared) => excludedOf(declared.allergens, excluded).length > 0;
  const without = ({ choices }: Group) => choices.reduce((sum, choice) => (choice.soldOut || hasOne(choice) ? sum : sum + choice.most), 0);
  return hasOne({ allergens }) || options.some((group) => without(group) < group.least);
}

/** Whether some dish, or a choice of it, says an allergen. */
export function sayAllergens(foods: readonly FoodParts[]): boolean {
  return foods.some(({ allergens, options }) => [{ allergens }, ...(options?.flatMap(({ choices }) => choices) ?? [])].some((each) => each.allergens?.length));
}

/** Of a dish of which the kitchen has entered no allergens: it may contain any. */
export const SAYS_NOTHING = 'Allergens not stated';

/** `Contains milk, nuts`. */
export function describeAllergens(allergens: readonly Allergen[]): string {
  return `Contains ${allergens.join(', ')}`;
}

/** `Without milk, nuts`. */
export function describeWithout(excluded: readonly Allergen[]): string {
  return `Without ${excluded.join(', ')}`;
}
