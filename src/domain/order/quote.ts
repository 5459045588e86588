import { toCents, toDollars } from '../number/money';

/** Tax on the subtotal of a new order, as a fraction (docs/behaviour.md, section 9). A placed order has its own rate. */
const TAX_RATE = 0.08;
/** Delivery fee in dollars of every order that is not empty (docs/behaviour.md, section 9). */
const DELIVERY_FEE = 2.99;

/** What an order costs, in dollars with whole cents, and the rate of its tax as a fraction. */
export interface Totals {
  readonly subtotal: number;
  readonly taxRate: number;
  readonly tax: number;
  readonly deliveryFee: number;
  readonly total: number;
}

/** The cost of one line in dollars: its price per piece times its quantity. */
export function lineTotal({ price, quantity }: { price: number; quantity: number }): number {
  return toDollars(toCents(price) * quantity);
}

/**
 * Totals of priced lines. The tax is 8% of the subtotal, rounded once, half up; the fee is 0 on an empty order
 * (docs/behaviour.md, section 9).
 */
export function totalsOf(lines: readonly { price: number; quantity: number }[]): Totals {
  const subtotal = lines.reduce((sum, line) => sum + toCents(line.price) * line.quantity, 0);
  // 8% of whole cents is a multiple of a 25th of a cent, so it is never exactly half a cent and never close enough for
  // a rounding error to matter.
  const tax = Math.round(subtotal * TAX_RATE);
  const deliveryFee = subtotal > 0 ? toCents(DELIVERY_FEE) : 0;
  return {
    subtotal: toDollars(subtotal),
    taxRate: TAX_RATE,
    tax: toDollars(tax),
    deliveryFee: toDollars(deliveryFee),
    total: toDollars(subtotal + tax + deliveryFee),
  };
}

/** The labelled parts of a total, as they were charged. An order without tax and fee, as older orders are, has none. */
export function totalParts({ subtotal, taxRate, tax, deliveryFee }: Totals): [label: string, amount: number][] {
  if (tax === 0 && deliveryFee === 0) return [];
  return [
    ['Subtotal', subtotal],
    // Rounded, because 0.07 * 100 is 7.000000000000001.
    [`Tax (${String(Math.round(taxRate * 10_000) / 100)}%)`, tax],
    ['Delivery fee', deliveryFee],
  ];
}
