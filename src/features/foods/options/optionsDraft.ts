/** The options of a dish as the fields of the form have them: numbers are texts. */
import * as v from 'valibot';
import { inOrder } from '../../../domain/food/allergens';
import { type Diet, dietOf } from '../../../domain/food/food';
import type { OptionGroup } from '../../../domain/food/options';
import { NewGroupSchema, groupMistake } from '../../../domain/food/optionsForm';
import { parsePrice, parseWhole } from '../../../domain/number/parseNumber';
import { randomId } from '../../../domain/randomId';

export const GroupDraftSchema = v.object({
  id: v.string(),
  name: v.string(),
  least: v.string(),
  most: v.string(),
  choices: v.array(
    v.object({ id: v.string(), name: v.string(), price: v.string(), diet: v.string(), soldOut: v.boolean(), isDefault: v.boolean(), most: v.string(), allergens: v.array(v.string()) }),
  ),
});
export type GroupDraft = v.InferOutput<typeof GroupDraftSchema>;
type ChoiceDraft = GroupDraft['choices'][number];

/** The rules of the groups with those between the fields of one, whose messages belong to its choices. */
export const GroupsFieldSchema = v.array(
  v.pipe(NewGroupSchema, v.forward(v.check((group) => groupMistake(group) === null, ({ input }) => groupMistake(input) ?? ''), ['choices'])),
);

/** The group that the fields say. A text that is no number becomes `NaN`, which the schema refuses. */
export function groupOf({ least, most, choices, ...group }: GroupDraft): OptionGroup {
  const whole = (text: string) => parseWhole(text) ?? Number.NaN;
  return {
    ...group,
    least: whole(least),
    most: whole(most),
    choices: choices.map(({ price, diet, allergens, ...choice }) => ({
      ...choice,
      ...(allergens.length > 0 && { allergens: inOrder(allergens) }),
      price: parsePrice(price) ?? Number.NaN,
      isVeg: diet === ('Veg' satisfies Diet),
      most: whole(choice.most),
    })),
  };
}

/** The fields of an existing group. */
export function groupDraftOf({ id, name, least, most, choices }: OptionGroup): GroupDraft {
  return {
    id,
    name,
    least: String(least),
    most: String(most),
    choices: choices.map(({ price, isVeg, allergens = [], ...choice }) => ({ ...choice, price: price.toFixed(2), diet: dietOf({ isVeg }), most: String(choice.most), allergens })),
  };
}

/** A choice to fill in. @param diet that of its dish: a size of a vegetarian dish is vegetarian */
export function newChoice(diet: string): ChoiceDraft {
  return { id: randomId(), name: '', price: '0.00', diet, soldOut: false, isDefault: false, most: '1', allergens: [] };
}

/** A group to fill in, of which one has to be chosen. @param diet that of its dish */
export function newGroup(diet: string): GroupDraft {
  return { id: randomId(), name: '', least: '1', most: '1', choices: [newChoice(diet)] };
}

/** Whether nothing has been typed in a group yet. */
export function isBlank({ name, choices }: GroupDraft): boolean {
  return [name, ...choices.map((choice) => choice.name)].every((text) => text.trim() === '');
}
