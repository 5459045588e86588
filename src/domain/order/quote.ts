import { percentText } from '../number/digits';
import { formatPrice, toCents, toDollars } from '../number/money';

/** What orders are priced by: the tax as a fraction, 0.08 is 8%, and the delivery fee in dollars. */
export interface Terms {
  readonly taxRate: number;
  readonly deliveryFee: number;
}

/** The terms of a new shop (docs/behaviour.md, section 9). A placed order keeps the terms that it was charged by. */
export const DEFAULT_TERMS: Terms = { taxRate: 0.08, deliveryFee: 2.99 };

/** What an order costs, in dollars with whole cents, and the rate of its tax as a fraction. Cart and order hold the same fields. */
export interface Quote {
  readonly subtotal: number;
  readonly taxRate: number;
  readonly tax: number;
  readonly deliveryFee: number;
  readonly total: number;
}

/** A labelled amount of a quote, in dollars. */
export interface QuotePart {
  readonly kind: 'subtotal' | 'tax' | 'delivery';
  readonly label: string;
  readonly amount: number;
}

/** The cost of one line in dollars: its price per piece times its quantity. */
export function lineTotal({ price, quantity }: { price: number; quantity: number }): number {
  return toDollars(toCents(price) * quantity);
}

/**
 * The price of lines under the shop's terms. The tax is on the subtotal, rounded once, half up; an empty order has no
 * fee (docs/behaviour.md, section 9).
 */
export function quote(lines: readonly { price: number; quantity: number }[], terms: Terms): Quote {
  const subtotal = lines.reduce((sum, line) => sum + toCents(line.price) * line.quantity, 0);
  // In whole thousandths of a percent, because a rate such as 0.07 is inexact.
  const tax = Math.floor((subtotal * Math.round(terms.taxRate * 100_000) + 50_000) / 100_000);
  const deliveryFee = subtotal > 0 ? toCents(terms.deliveryFee) : 0;
  return {
    subtotal: toDollars(subtotal),
    taxRate: terms.taxRate,
    tax: toDollars(tax),
    deliveryFee: toDollars(deliveryFee),
    total: toDollars(subtotal + tax + deliveryFee),
  };
}

/** The parts of a total as they were charged, in the order of the screens. An order without tax and fee, as older orders are, has none. */
export function partsOf({ subtotal, taxRate, tax, deliveryFee }: Quote): QuotePart[] {
  if (tax === 0 && deliveryFee === 0) return [];
  return [
    { kind: 'subtotal', label: 'Subtotal', amount: subtotal },
    { kind: 'tax', label: `Tax (${percentText(taxRate)}%)`, amount: tax },
    { kind: 'delivery', label: 'Delivery fee', amount: deliveryFee },
  ];
}

/** The message of an order that is refused because its total is no longer the one that the customer saw, in dollars. */
export function totalChanged(seen: number, current: Quote): string {
  const parts = partsOf(current).map(({ label, amount }) => `${label} ${formatPrice(amount)}`).join(', ');
  return `The total is now ${formatPrice(current.total)}, not ${formatPrice(seen)}${parts && ` (${parts})`}`;
}
