/** Options and extras of dishes: groups of choices, and what a customer has chosen of them. The form's rules are in optionsForm.ts. */
import * as v from 'valibot';
import { CountSchema } from '../number/digits';
import { AllergensSchema, describeAllergens } from './allergens';
import { MoneySchema, formatPrice, toCents, toDollars } from '../number/money';

/** A choice of a group, such as `Large` or `Extra cheese`. `price` is added to the price of the dish, in dollars; `most` is how many of it a dish can have. */
const ChoiceSchema = v.object({
  id: v.string(),
  name: v.string(),
  price: MoneySchema,
  isVeg: v.boolean(),
  soldOut: v.boolean(),
  isDefault: v.boolean(),
  most: CountSchema,
  allergens: v.exactOptional(AllergensSchema),
});
export type Choice = v.InferOutput<typeof ChoiceSchema>;

/** A group of choices, such as `Size`. A dish has at least `least` and at most `most` of them, counted in pieces. Dishes share a group by its id. */
export const OptionGroupSchema = v.object({
  id: v.string(),
  name: v.string(),
  least: CountSchema,
  most: CountSchema,
  choices: v.array(ChoiceSchema),
});
export type OptionGroup = v.InferOutput<typeof OptionGroupSchema>;

/** A choice as an order names it. */
export const ChoiceRefSchema = v.object({ groupId: v.string(), choiceId: v.string(), quantity: CountSchema });
export type ChoiceRef = v.InferOutput<typeof ChoiceRefSchema>;

/** A choice of a line of the cart or of an order, with its name and its price per piece of it, in dollars, at that time. */
export const ChosenOptionSchema = v.object({ ...ChoiceRefSchema.entries, name: v.string(), price: MoneySchema });
export type ChosenOption = v.InferOutput<typeof ChosenOptionSchema>;

/** Choices as an order names them, without what was shown of them. */
export function toRefs(options: readonly ChoiceRef[]): ChoiceRef[] {
  return options.map(({ groupId, choiceId, quantity }) => ({ groupId, choiceId, quantity }));
}

/** Some pieces of a choice. */
export function choose(group: OptionGroup, choice: Choice, quantity = 1): ChosenOption {
  return { groupId: group.id, choiceId: choice.id, quantity, name: choice.name, price: choice.price };
}

/** The choices that a dish has unless the customer chooses others. */
export function defaultOptions(groups: readonly OptionGroup[]): ChosenOption[] {
  return groups.flatMap((group) => group.choices.filter(({ isDefault, soldOut }) => isDefault && !soldOut).map((choice) => choose(group, choice)));
}

/** Whether the customer has to choose before the dish can be added to the cart. */
export function mustChoose(groups: readonly OptionGroup[] | undefined): boolean {
  return groups?.some(({ least }) => least > 0) ?? false;
}

/** The price of one piece with its choices, in dollars. */
export function unitPrice(price: number, chosen: readonly Pick<ChosenOption, 'price' | 'quantity'>[]): number {
  return toDollars(chosen.reduce((sum, option) => sum + toCents(option.price) * option.quantity, toCents(price)));
}

/**
 * The price of a dish with its defaults, in dollars. Where something has to be chosen, the lowest price with the cheapest of that
 * which is not sold out; `isLowest` if other choices there cost more.
 * @param price of the dish alone
 */
export function priceFrom(price: number, groups: readonly OptionGroup[] = []): { price: number; isLowest: boolean } {
  if (!mustChoose(groups)) return { price: unitPrice(price, defaultOptions(groups)), isLowest: false };
  const required = groups.filter(({ least }) => least > 0).map(({ least, choices }) => {
    // Each choice as often as it can be taken.
    const prices = choices.filter(({ soldOut }) => !soldOut).flatMap((choice) => Array<number>(Math.min(choice.most, least)).fill(choice.price)).sort((a, b) => a - b);
    return { lowest: prices.slice(0, least), highest: prices.slice(-least) };
  });
  const priceWith = (chosen: readonly number[]) => unitPrice(price, chosen.map((each) => ({ price: each, quantity: 1 })));
  const lowest = priceWith(required.flatMap((group) => group.lowest));
  return { price: lowest, isLowest: priceWith(required.flatMap((group) => group.highest)) > lowest };
}

/** The number of pieces that are chosen of a group. */
function countChosen({ id }: OptionGroup, chosen: readonly ChoiceRef[]): number {
  return chosen.reduce((sum, { groupId, quantity }) => (groupId === id ? sum + quantity : sum), 0);
}

/** How many can be chosen of a group, such as `Choose 1` or `Choose up to 3`. */
export function choiceRule({ least, most }: OptionGroup): string {
  if (least === most) return `Choose ${String(least)}`;
  return least === 0 ? `Choose up to ${String(most)}` : `Choose ${String(least)} to ${String(most)}`;
}

/** The message of a group of which too few or too many are chosen; null if the number is right. */
export function groupProblem(group: OptionGroup, chosen: readonly ChoiceRef[]): string | null {
  const count = countChosen(group, chosen);
  if (count < group.least) return group.least === 1 ? `Please choose ${group.name}` : `Please choose at least ${String(group.least)} of ${group.name}`;
  return count > group.most ? `Please choose at most ${String(group.most)} of ${group.name}` : null;
}

/**
 * The choices of a line at the current prices, whether all of them are vegetarian, and why they can no longer be ordered;
 * `problem` is null if they can.
 * @param groups the current groups of the dish
 * @param refs what the line has chosen, with the names that its customer saw, if they are known
 */
export function currentOptions(groups: readonly OptionGroup[], refs: readonly (ChoiceRef & { readonly name?: string })[]): { chosen: ChosenOption[]; isVeg: boolean; problem: string | null } {
  const chosen: ChosenOption[] = [];
  let isVeg = true;
  for (const { groupId, choiceId, quantity, name } of refs) {
    const group = groups.find(({ id }) => id === groupId);
    const choice = group?.choices.find(({ id }) => id === choiceId);
    if (!group || !choice || choice.soldOut) return { chosen, isVeg, problem: `${choice?.name ?? name ?? 'One of its options'} is no longer available` };
    if (refs.reduce((sum, ref) => (ref.groupId === groupId && ref.choiceId === choiceId ? sum + ref.quantity : sum), 0) > choice.most) return { chosen, isVeg, problem: `At most ${String(choice.most)} of ${choice.name}` };
    chosen.push(choose(group, choice, quantity));
    isVeg &&= choice.isVeg;
  }
  return { chosen, isVeg, problem: groups.map((group) => groupProblem(group, chosen)).find((problem) => problem !== null) ?? null };
}

/** A choice as a text, such as `Large` or `Extra cheese × 2`. */
export function describeOption({ name, quantity }: Pick<ChosenOption, 'name' | 'quantity'>): string {
  return quantity > 1 ? `${name} × ${String(quantity)}` : name;
}

/** All of a group as a text, such as `Size (choose 1): Small (default), Large +$2.00`. */
export function describeGroup(group: OptionGroup): string {
  return `${group.name} (${choiceRule(group).toLowerCase()}): ${group.choices.map(describeChoice).join(', ')}`;
}

function describeChoice({ name, price, isVeg, soldOut, isDefault, most, allergens = [] }: Choice): string {
  const notes = [!isVeg && 'Non-Veg', allergens.length > 0 && describeAllergens(allergens).toLowerCase(), most > 1 && `up to ${String(most)}`, isDefault && 'default', soldOut && 'sold out'].filter(Boolean).join(', ');
  return [name, price > 0 && `+${formatPrice(price)}`, notes !== '' && `(${notes})`].filter(Boolean).join(' ');
}
