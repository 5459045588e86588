import * as v from 'valibot';
import type { Food } from './food';
import { PriceSchema } from './money';
import { type Totals, totalsOf } from './pricing';

/** More pieces of one dish than this are a typing mistake, not an order. */
export const QUANTITY_MAX = 99;
/** Refusal of more than that. */
export const TOO_MANY_OF_ONE = `You can order at most ${String(QUANTITY_MAX)} of one dish`;

/** A whole number of pieces, at least one. */
export const QuantitySchema = v.pipe(
  v.number('The quantity must be a whole number'),
  v.integer('The quantity must be a whole number'),
  v.minValue(1, 'The quantity cannot drop below 1'),
  v.maxValue(QUANTITY_MAX, TOO_MANY_OF_ONE),
);

/** One line of the cart as browser storage keeps it (specification, section 3). Price in dollars a piece. */
const CartLineSchema = v.object({
  id: v.string(),
  foodId: v.string(),
  foodName: v.string(),
  foodImage: v.string(),
  foodPrice: PriceSchema,
  isVeg: v.boolean(),
  quantity: QuantitySchema,
});
export type CartLine = v.InferOutput<typeof CartLineSchema>;

/** A stored cart. */
export const CartSchema = v.array(CartLineSchema);

/**
 * The cart with one more piece of the dish: an existing line grows by 1, a new one starts at 1 (section 4).
 * @throws ValiError where the dish has no price: such a line could be neither stored nor ordered
 */
export function addToCart(lines: readonly CartLine[], food: Food): CartLine[] {
  if (lines.some((line) => line.foodId === food.id)) {
    return lines.map((line) =>
      line.foodId === food.id ? { ...line, quantity: Math.min(line.quantity + 1, QUANTITY_MAX) } : line,
    );
  }
  const line: CartLine = {
    id: food.id,
    foodId: food.id,
    foodName: food.name,
    foodImage: food.image,
    foodPrice: food.price,
    isVeg: food.isVeg,
    quantity: 1,
  };
  return [...lines, v.parse(CartLineSchema, line)];
}

/** The cart with one line's quantity set, never below 1 nor above the most one may order. */
export function setQuantity(lines: readonly CartLine[], lineId: string, quantity: number): CartLine[] {
  if (!Number.isFinite(quantity)) return [...lines];
  const whole = Math.min(Math.max(Math.trunc(quantity), 1), QUANTITY_MAX);
  return lines.map((line) => (line.id === lineId ? { ...line, quantity: whole } : line));
}

/** The cart without one line. */
export function removeLine(lines: readonly CartLine[], lineId: string): CartLine[] {
  return lines.filter((line) => line.id !== lineId);
}

/** The cart after an order was placed: without what was ordered, but with what was put in meanwhile. */
export function takeOrdered(
  lines: readonly CartLine[],
  ordered: readonly Pick<CartLine, 'foodId' | 'quantity'>[],
): CartLine[] {
  return lines.flatMap((line) => {
    const taken = ordered.find(({ foodId }) => foodId === line.foodId)?.quantity ?? 0;
    return line.quantity > taken ? [{ ...line, quantity: line.quantity - taken }] : [];
  });
}

/** Two carts of one person put together: quantities of the same dish add up. */
export function mergeCarts(first: readonly CartLine[], second: readonly CartLine[]): CartLine[] {
  return second.reduce<CartLine[]>(
    (merged, line) => {
      const same = merged.find((other) => other.foodId === line.foodId);
      return same ? setQuantity(merged, same.id, same.quantity + line.quantity) : [...merged, line];
    },
    [...first],
  );
}

/** How many pieces the cart holds: the number on its tab. */
export function countPieces(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

/** What the cart costs. */
export function cartTotals(lines: readonly CartLine[]): Totals {
  return totalsOf(lines.map((line) => ({ price: line.foodPrice, quantity: line.quantity })));
}
