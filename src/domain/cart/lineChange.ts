import * as v from 'valibot';
import type { Food } from '../food/food';
import { ChoiceRefSchema, currentOptions, toRefs, unitPrice } from '../food/options';
import { CountSchema } from '../number/digits';
import { MoneySchema, PriceSchema, WHOLE_CENTS, samePrice } from '../number/money';
import type { Line } from '../order/line';

/** The line that has changed: its dish, and its options if it has any. */
const changed = { foodId: v.string(), options: v.exactOptional(v.array(ChoiceRefSchema)), foodName: v.string() };

/**
 * A difference between a cart line and the shop. `available` is the stock in pieces that is left for the line; 0 means sold
 * out. A change of kind `choice` says in `message` why the options of the line can no longer be ordered.
 */
export const LineChangeSchema = v.variant('kind', [
  v.object({ kind: v.literal('gone'), ...changed }),
  v.object({ kind: v.literal('choice'), ...changed, message: v.string() }),
  v.object({ kind: v.literal('stock'), ...changed, wanted: CountSchema, available: CountSchema }),
  v.object({ kind: v.literal('price'), ...changed, was: v.pipe(v.number(), WHOLE_CENTS), now: MoneySchema }),
]);
export type LineChange = v.InferOutput<typeof LineChangeSchema>;

/** What the check of a line needs to know of its dish. */
type CheckedFood = Pick<Food, 'name' | 'price' | 'stock' | 'options'>;

/**
 * What changed since the customer filled the cart, line by line: the dish is gone or has no price, the stock is smaller
 * than the quantity, a choice is gone, or the price differs. Lines of one dish share its stock, the first ones first. An order
 * with any change is refused as a whole.
 * @param findFood looks up the current record of a dish. One that was removed from the menu keeps its name
 */
export function lineChangesOf(
  lines: readonly Line[],
  findFood: (foodId: string) => { readonly food: CheckedFood; readonly onMenu: boolean } | undefined,
): LineChange[] {
  const left = new Map<string, number>();
  return lines.flatMap(({ foodId, options = [], quantity, price }): LineChange[] => {
    const known = findFood(foodId);
    const line = { foodId, ...(options.length > 0 && { options: toRefs(options) }), foodName: known?.food.name ?? 'This dish' };
    // A dish without a valid price cannot be ordered, so it counts as gone.
    if (!known?.onMenu || !v.is(PriceSchema, known.food.price)) return [{ kind: 'gone', ...line }];
    const changes: LineChange[] = [];
    const available = Math.max(0, left.get(foodId) ?? known.food.stock);
    left.set(foodId, available - quantity);
    if (available < quantity) changes.push({ kind: 'stock', ...line, wanted: quantity, available });
    const { chosen, problem } = currentOptions(known.food.options ?? [], options);
    const now = unitPrice(known.food.price, chosen);
    if (problem !== null) changes.push({ kind: 'choice', ...line, message: problem });
    else if (!samePrice(now, price)) changes.push({ kind: 'price', ...line, was: price, now });
    return changes;
  });
}
