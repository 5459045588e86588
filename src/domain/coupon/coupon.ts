import * as v from 'valibot';
import { MoneySchema, formatPrice, toCents, toDollars } from '../number/money';
import type { Adjustment, Sums } from '../order/adjustment';

/** What a coupon takes off: of the dishes or of the delivery fee. */
export const CouponTermsSchema = v.object({
  /** In capitals. */
  code: v.string(),
  kind: v.picklist(['percent', 'amount']),
  /** A percentage, 10 is 10%, or dollars. */
  value: v.pipe(v.number(), v.minValue(0)),
  appliesTo: v.picklist(['dishes', 'delivery']),
  /** The least sum of dishes that it is for, in dollars; 0 for any. */
  minimum: MoneySchema,
});
export type CouponTerms = v.InferOutput<typeof CouponTermsSchema>;

/** The most characters of a code. */
export const CODE_MAX = 20;

/** A code as it is stored and compared: in capitals. */
export function couponCode(typed: string): string {
  return typed.trim().toUpperCase();
}

/** What a coupon takes off, in words: `10% off`, `$5.00 off`, `delivery 50% off`. */
export function describeCoupon({ kind, value, appliesTo }: Pick<CouponTerms, 'kind' | 'value' | 'appliesTo'>): string {
  const off = `${kind === 'percent' ? `${value}%` : formatPrice(value)} off`;
  return appliesTo === 'delivery' ? `delivery ${off}` : off;
}

/** The kind of the adjustment that a coupon makes. */
export const COUPON = 'coupon';
const LABEL = 'Coupon ';

/** The code of the coupon that a price is with; undefined for none. */
export function usedCoupon(adjustments: readonly Adjustment[] = []): string | undefined {
  return adjustments.find(({ kind }) => kind === COUPON)?.label.slice(LABEL.length);
}

/** What a coupon takes off a price, rounded half up, and never more than there is; null for nothing. */
export function couponDiscount({ code, kind, value, appliesTo, minimum }: CouponTerms, { subtotal, deliveryFee }: Sums): Adjustment | null {
  const base = appliesTo === 'dishes' ? subtotal : deliveryFee;
  const off = Math.min(base, kind === 'percent' ? Math.floor((base * value + 50) / 100) : toCents(value));
  if (off === 0 || subtotal < toCents(minimum)) return null;
  return { kind: COUPON, label: LABEL + code, amount: toDollars(-off), taxed: appliesTo === 'dishes' };
}
