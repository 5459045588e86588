import { toCents, toDollars } from './money';

/** Tax on the subtotal (specification, section 9). */
export const TAX_RATE = 0.08;
/** Delivery fee in dollars on every order that is not empty (specification, section 9). */
const DELIVERY_FEE = 2.99;

/** What an order costs, in dollars with whole cents. */
export interface Totals {
  readonly subtotal: number;
  readonly tax: number;
  readonly deliveryFee: number;
  readonly total: number;
}

/** What one line costs: its price a piece times its quantity, in dollars. */
export function lineTotal({ price, quantity }: { price: number; quantity: number }): number {
  return toDollars(toCents(price) * quantity);
}

/**
 * Totals of priced lines: tax is 8% of the subtotal rounded once, half up; the fee is 0 on an empty order
 * (specification, section 9).
 */
export function totalsOf(lines: readonly { price: number; quantity: number }[]): Totals {
  const subtotal = lines.reduce((sum, line) => sum + toCents(line.price) * line.quantity, 0);
  // 8% of whole cents are whole 25ths of a cent: none is half a cent, nor near enough for a fraction to tip it.
  const tax = Math.round(subtotal * TAX_RATE);
  const deliveryFee = subtotal > 0 ? toCents(DELIVERY_FEE) : 0;
  return {
    subtotal: toDollars(subtotal),
    tax: toDollars(tax),
    deliveryFee: toDollars(deliveryFee),
    total: toDollars(subtotal + tax + deliveryFee),
  };
}
