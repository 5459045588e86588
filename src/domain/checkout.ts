import * as v from 'valibot';
import type { Food } from './food';
import { PriceSchema, samePrice } from './money';
import type { LineChange } from './lineChange';
import type { NewOrder } from './order';

/** What the shop knows of a dish in a cart; a dish taken off the menu keeps its name. */
export interface KnownFood {
  readonly food: Pick<Food, 'name' | 'price' | 'stock'>;
  readonly onMenu: boolean;
}

/**
 * What changed since the customer filled the cart, line by line: a dish is gone or without a price, fewer are left than
 * wanted, or its price is another. An order with any change is refused whole.
 */
export function lineChangesOf(
  lines: NewOrder['lines'],
  findFood: (foodId: string) => KnownFood | undefined,
): LineChange[] {
  return lines.flatMap(({ foodId, quantity, price }): LineChange[] => {
    const known = findFood(foodId);
    // At no price a dish can be ordered as little as off the menu.
    if (!known?.onMenu || !v.is(PriceSchema, known.food.price)) return [{ kind: 'gone', foodId, foodName: known?.food.name ?? 'This dish' }];
    const { name: foodName, stock, price: now } = known.food;
    const changes: LineChange[] = [];
    if (stock < quantity) changes.push({ kind: 'stock', foodId, foodName, wanted: quantity, available: stock });
    if (!samePrice(now, price)) changes.push({ kind: 'price', foodId, foodName, was: price, now });
    return changes;
  });
}
