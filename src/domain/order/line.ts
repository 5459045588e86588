import type { ChoiceRef, ChosenOption } from '../food/options';
import { describeOption } from '../food/options';

/**
 * A line of a cart or of an order: a dish with its chosen options, how many pieces of it, and the price of one piece with
 * its options, in dollars. A dish without options has none of the field.
 */
export interface Line {
  readonly foodId: string;
  readonly options?: readonly (ChoiceRef & { readonly name?: string })[];
  readonly quantity: number;
  readonly price: number;
}

/** Identifies what a line is of: the dish, with the same choices in any order. Without choices it is the id of the dish. */
export function lineKey({ foodId, options = [] }: Pick<Line, 'foodId' | 'options'>): string {
  const choices = options.map(({ groupId, choiceId, quantity }) => [groupId, choiceId, quantity].join('/'));
  return [foodId, ...choices.sort()].join(' ');
}

/** A line's dish with its options, such as `Margherita (Large, Extra cheese × 2)`. */
export function describeLine({ foodName, options = [] }: { readonly foodName: string; readonly options?: readonly ChosenOption[] | undefined }): string {
  return options.length === 0 ? foodName : `${foodName} (${options.map(describeOption).join(', ')})`;
}

/** The pieces of a dish in all lines, whatever their options. */
export function piecesOf(lines: readonly Pick<Line, 'foodId' | 'quantity'>[], foodId: string): number {
  return lines.reduce((sum, line) => (line.foodId === foodId ? sum + line.quantity : sum), 0);
}
