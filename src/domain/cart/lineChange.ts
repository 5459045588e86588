import * as v from 'valibot';
import type { Food } from '../food/food';
import { CountSchema } from '../number/digits';
import { MoneySchema, PriceSchema, WHOLE_CENTS, samePrice } from '../number/money';
import type { NewOrder } from '../order/order';

/** A difference between a cart line and the shop. `available` is the stock in pieces; 0 means sold out. */
export const LineChangeSchema = v.variant('kind', [
  v.object({ kind: v.literal('gone'), foodId: v.string(), foodName: v.string() }),
  v.object({ kind: v.literal('stock'), foodId: v.string(), foodName: v.string(), wanted: CountSchema, available: CountSchema }),
  v.object({ kind: v.literal('price'), foodId: v.string(), foodName: v.string(), was: v.pipe(v.number(), WHOLE_CENTS), now: MoneySchema }),
]);
export type LineChange = v.InferOutput<typeof LineChangeSchema>;

/**
 * What changed since the customer filled the cart, line by line: the dish is gone or has no price, the stock is smaller
 * than the quantity, or the price differs. An order with any change is refused as a whole.
 * @param findFood looks up the current record of a dish. One that was removed from the menu keeps its name
 */
export function lineChangesOf(
  lines: NewOrder['lines'],
  findFood: (foodId: string) => { readonly food: Pick<Food, 'name' | 'price' | 'stock'>; readonly onMenu: boolean } | undefined,
): LineChange[] {
  return lines.flatMap(({ foodId, quantity, price }): LineChange[] => {
    const known = findFood(foodId);
    // A dish without a valid price cannot be ordered, so it counts as gone.
    if (!known?.onMenu || !v.is(PriceSchema, known.food.price)) return [{ kind: 'gone', foodId, foodName: known?.food.name ?? 'This dish' }];
    const { name: foodName, stock, price: now } = known.food;
    const changes: LineChange[] = [];
    if (stock < quantity) changes.push({ kind: 'stock', foodId, foodName, wanted: quantity, available: stock });
    if (!samePrice(now, price)) changes.push({ kind: 'price', foodId, foodName, was: price, now });
    return changes;
  });
}
