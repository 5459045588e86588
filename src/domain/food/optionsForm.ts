/** Rules of the options in the food form. Not in options.ts, so that the storefront does not load them. */
import * as v from 'valibot';
import { wholeNumberBetween } from '../number/digits';
import { PriceSchema } from '../number/money';
import { AllergensSchema } from './allergens';
import { requiredText } from '../text/text';
import type { OptionGroup } from './options';

/** The most groups of a dish, choices of a group, and pieces that can be chosen of one. */
const GROUPS_MAX = 10;
const CHOICES_MAX = 30;
const PIECES_MAX = 20;

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

const pieces = (least: number, message: string) => wholeNumberBetween(least, PIECES_MAX, message);

const NewChoiceSchema = v.object({
  id,
  name: requiredText('name of the choice', 60, 'Please name every choice'),
  // A choice may cost nothing.
  price: v.union([v.literal(0), PriceSchema], 'Please enter a valid price'),
  isVeg: v.boolean(),
  soldOut: v.boolean(),
  isDefault: v.boolean(),
  most: pieces(1, `A choice can be taken 1 to ${PIECES_MAX} times`),
  allergens: v.exactOptional(AllergensSchema),
});

/** A group as an administrator builds it. `optionsMistake` says whether its numbers fit its choices. */
export const NewGroupSchema = v.object({
  id,
  name: requiredText('name of the group', 60, 'Please name every group'),
  least: pieces(0, `At least 0 to ${PIECES_MAX} can be chosen`),
  most: pieces(1, `At most 1 to ${PIECES_MAX} can be chosen`),
  choices: v.pipe(v.array(NewChoiceSchema), v.minLength(1, 'A group needs a choice'), v.maxLength(CHOICES_MAX, `A group can have at most ${CHOICES_MAX} choices`)),
});

/** The groups of a dish. */
export const NewOptionsSchema = v.pipe(v.array(NewGroupSchema), v.maxLength(GROUPS_MAX, `A dish can have at most ${GROUPS_MAX} groups`));

const areDistinct = (texts: readonly string[]) => new Set(texts.map((text) => text.toLowerCase())).size === texts.length;

/** Why the parts of a group do not fit each other; null if they do. Not in the schema, because the published description cannot say it. */
export function groupMistake({ least, most, choices }: OptionGroup): string | null {
  if (!areDistinct(choices.map(({ name }) => name))) return 'Each choice of a group needs a name of its own';
  if (!areDistinct(choices.map((choice) => choice.id))) return 'Each choice of a group needs an id of its own';
  if (least > most) return 'At least cannot be more than at most';
  if (least > choices.reduce((sum, choice) => sum + choice.most, 0)) return 'There are fewer choices than have to be chosen';
  if (choices.filter(({ isDefault }) => isDefault).length > most) return 'There are more defaults than can be chosen';
  return null;
}

/** Why the groups of a dish cannot be saved although each field is right; null if they can. */
export function optionsMistake(groups: readonly OptionGroup[]): string | null {
  if (!areDistinct(groups.map((group) => group.id))) return 'A dish can have a group once';
  return groups.map(groupMistake).find((mistake) => mistake !== null) ?? null;
}
