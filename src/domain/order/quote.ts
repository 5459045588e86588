import * as v from 'valibot';
import { type CouponTerms, couponDiscount } from '../coupon/coupon';
import { percentText } from '../number/digits';
import { MoneySchema, formatPrice, toCents, toDollars } from '../number/money';
import { type Adjustment, AdjustmentSchema, type Sums } from './adjustment';

/** What orders are priced by: the tax as a fraction, 0.08 is 8%, the delivery fee in dollars, and the coupon of the customer. */
export interface Terms {
  readonly taxRate: number;
  readonly deliveryFee: number;
  /** The sum of the dishes from which on there is no fee, in dollars; 0 or undefined for none. */
  readonly freeDeliveryFrom?: number;
  readonly coupon?: CouponTerms | undefined;
}

/** The terms of a new shop (docs/behaviour.md, section 9). A placed order keeps the terms that it was charged by. */
export const DEFAULT_TERMS: Terms = { taxRate: 0.08, deliveryFee: 2.99 };

/** What an order costs, in dollars with whole cents, and the rate of its tax as a fraction. Cart and order hold the same fields. */
export const QuoteSchema = v.object({
  subtotal: MoneySchema,
  /** The rate that is charged, as a fraction: 0.08 is 8%. */
  taxRate: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  tax: MoneySchema,
  deliveryFee: MoneySchema,
  total: MoneySchema,
  /** Only where there are any. */
  adjustments: v.exactOptional(v.array(AdjustmentSchema)),
});
export type Quote = v.InferOutput<typeof QuoteSchema>;

/** The adjustments of a price: of each kind its amount, or null for none. None may make the total less than 0. */
function adjust(sums: Sums, { coupon }: Terms): Adjustment[] {
  const all = [coupon ? couponDiscount(coupon, sums) : null];
  return all.filter((each) => each !== null);
}

/** Whether orders of a shop can have adjustments. */
export function isAdjusting({ coupons }: { readonly coupons?: boolean | undefined }): boolean {
  return coupons !== undefined;
}

/** The sum of adjustments, in cents. */
const centsOf = (adjustments: readonly Adjustment[]) => adjustments.reduce((sum, { amount }) => sum + toCents(amount), 0);

/** The cost of one line in dollars: its price per piece times its quantity. */
export function lineTotal({ price, quantity }: { price: number; quantity: number }): number {
  return toDollars(toCents(price) * quantity);
}

/**
 * The price of lines under the shop's terms. The tax is on the subtotal with the taxed adjustments, rounded once, half up; an
 * empty order has no fee, nor one of which the dishes cost enough (docs/behaviour.md, section 9).
 */
export function quote(lines: readonly { price: number; quantity: number }[], terms: Terms): Quote {
  const subtotal = lines.reduce((sum, line) => sum + toCents(line.price) * line.quantity, 0);
  const { freeDeliveryFrom = 0 } = terms;
  const isFree = subtotal === 0 || (freeDeliveryFrom > 0 && subtotal >= toCents(freeDeliveryFrom));
  const deliveryFee = isFree ? 0 : toCents(terms.deliveryFee);
  const adjustments = adjust({ subtotal, deliveryFee }, terms);
  const taxed = subtotal + centsOf(adjustments.filter((each) => each.taxed));
  // In whole thousandths of a percent, because a rate such as 0.07 is inexact.
  const tax = Math.floor((taxed * Math.round(terms.taxRate * 100_000) + 50_000) / 100_000);
  return {
    subtotal: toDollars(subtotal),
    taxRate: terms.taxRate,
    tax: toDollars(tax),
    deliveryFee: toDollars(deliveryFee),
    total: toDollars(subtotal + tax + deliveryFee + centsOf(adjustments)),
    ...(adjustments.length > 0 && { adjustments }),
  };
}

/**
 * The parts of a total as they were charged, in the order of the screens. An order without tax, fee and adjustments, as older
 * orders are, has none.
 */
export function partsOf({ subtotal, taxRate, tax, deliveryFee, adjustments = [] }: Quote): Pick<Adjustment, 'kind' | 'label' | 'amount'>[] {
  if (tax === 0 && deliveryFee === 0 && adjustments.length === 0) return [];
  return [
    { kind: 'subtotal', label: 'Subtotal', amount: subtotal },
    ...adjustments.filter(({ taxed }) => taxed),
    { kind: 'tax', label: `Tax (${percentText(taxRate)}%)`, amount: tax },
    { kind: 'delivery', label: 'Delivery fee', amount: deliveryFee },
    ...adjustments.filter(({ taxed }) => !taxed),
  ];
}

/** What the dishes of an order lack of a sum, in dollars; 0 for nothing. */
export function missingTo(sum: number, { subtotal }: Pick<Quote, 'subtotal'>): number {
  return toDollars(Math.max(0, toCents(sum) - toCents(subtotal)));
}

/** Why the shop does not take an order over so little; null if it does. */
export function minimumRefusal(priced: Pick<Quote, 'subtotal'>, shop: { readonly minimumOrder: number }): string | null {
  const missing = missingTo(shop.minimumOrder, priced);
  return missing > 0 ? `The minimum order is ${formatPrice(shop.minimumOrder)}. Please add ${formatPrice(missing)} more` : null;
}

/** What the cart says of the sum from which on delivery is free; null if it is reached, or there is none. */
export function freeDeliveryHint(priced: Pick<Quote, 'subtotal'>, { freeDeliveryFrom }: { readonly freeDeliveryFrom: number }): string | null {
  const missing = missingTo(freeDeliveryFrom, priced);
  return missing > 0 ? `Free delivery from ${formatPrice(freeDeliveryFrom)}: add ${formatPrice(missing)} more` : null;
}

/** The message of an order that is refused because its total is no longer the one that the customer saw, in dollars, if the order said it. */
export function totalChanged(seen: number | undefined, current: Quote): string {
  const parts = partsOf(current).map(({ label, amount }) => `${label} ${formatPrice(amount)}`).join(', ');
  return `The total is now ${formatPrice(current.total)}${seen === undefined ? '' : `, not ${formatPrice(seen)}`}${parts && ` (${parts})`}`;
}
