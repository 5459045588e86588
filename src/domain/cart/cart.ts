import * as v from 'valibot';
import type { Food } from '../food/food';
import { type ChosenOption, ChosenOptionSchema, currentOptions, unitPrice } from '../food/options';
import { UnitPriceSchema } from '../number/money';
import { type Line, lineKey } from '../order/line';
import { type Quote, type Terms, quote } from '../order/quote';

/** The most pieces of one dish that one order can have; more is a typing mistake. */
export const QUANTITY_MAX = 99;
/** The message for a quantity above that. */
export const TOO_MANY_OF_ONE = `You can order at most ${String(QUANTITY_MAX)} of one dish`;

/** A whole number of pieces, at least one. */
export const QuantitySchema = v.pipe(
  v.number('The quantity must be a whole number'),
  v.integer('The quantity must be a whole number'),
  v.minValue(1, 'The quantity cannot drop below 1'),
  v.maxValue(QUANTITY_MAX, TOO_MANY_OF_ONE),
);

/**
 * One line of the cart as local storage holds it (docs/behaviour.md, section 3). `id` is its `lineKey`. The price is in dollars
 * per piece with its options; a dish without options has none of the field.
 */
const CartLineSchema = v.object({
  id: v.string(),
  foodId: v.string(),
  foodName: v.string(),
  foodImage: v.string(),
  foodPrice: UnitPriceSchema,
  isVeg: v.boolean(),
  quantity: QuantitySchema,
  options: v.exactOptional(v.array(ChosenOptionSchema)),
});
export type CartLine = v.InferOutput<typeof CartLineSchema>;

/** The cart in local storage. */
export const CartSchema = v.array(CartLineSchema);

/** A line of the cart as the quote, the order and the checks of both take it. */
export function toLine({ foodId, options, quantity, foodPrice }: CartLine): Line {
  return { foodId, ...(options && { options }), quantity, price: foodPrice };
}

/**
 * Adds one piece of a dish: a line with the same options grows by 1, a new one starts at 1 (docs/behaviour.md, section 4).
 * @throws ValiError if the dish has no price: such a line can be neither stored nor ordered
 */
export function addToCart(lines: readonly CartLine[], food: Food, options: readonly ChosenOption[] = []): CartLine[] {
  const id = lineKey({ foodId: food.id, options });
  const known = lines.find((line) => line.id === id);
  if (known) return setQuantity(lines, known.id, known.quantity + 1);
  const line: CartLine = {
    id,
    foodId: food.id,
    foodName: food.name,
    foodImage: food.image,
    foodPrice: unitPrice(food.price, options),
    isVeg: food.isVeg && currentOptions(food.options ?? [], options).isVeg,
    quantity: 1,
    ...(options.length > 0 && { options: [...options] }),
  };
  return [...lines, v.parse(CartLineSchema, line)];
}

/** Sets one line's quantity, clamped to 1..QUANTITY_MAX. A quantity that is not finite changes nothing. */
export function setQuantity(lines: readonly CartLine[], lineId: string, quantity: number): CartLine[] {
  if (!Number.isFinite(quantity)) return [...lines];
  const whole = Math.min(Math.max(Math.trunc(quantity), 1), QUANTITY_MAX);
  return lines.map((line) => (line.id === lineId ? { ...line, quantity: whole } : line));
}

/** Removes one line. */
export function removeLine(lines: readonly CartLine[], lineId: string): CartLine[] {
  return lines.filter((line) => line.id !== lineId);
}

/** Removes the ordered quantities from the cart. Pieces added while the order was being sent stay. */
export function removeOrdered(
  lines: readonly CartLine[],
  ordered: readonly Pick<Line, 'foodId' | 'options' | 'quantity'>[],
): CartLine[] {
  return lines.flatMap((line) => {
    const taken = ordered.find((other) => lineKey(other) === lineKey(line))?.quantity ?? 0;
    return line.quantity > taken ? [{ ...line, quantity: line.quantity - taken }] : [];
  });
}

/** Merges two carts of one user: quantities of the same dish with the same options add up. */
export function mergeCarts(first: readonly CartLine[], second: readonly CartLine[]): CartLine[] {
  return second.reduce<CartLine[]>(
    (merged, line) => {
      const same = merged.find((other) => lineKey(other) === lineKey(line));
      return same ? setQuantity(merged, same.id, same.quantity + line.quantity) : [...merged, line];
    },
    [...first],
  );
}

/** The number of pieces in the cart, which the cart tab shows. */
export function countPieces(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

/** Subtotal, tax, fee and total of the cart under the shop's terms, in dollars. */
export function quoteCart(lines: readonly CartLine[], terms: Terms): Quote {
  return quote(lines.map(toLine), terms);
}
