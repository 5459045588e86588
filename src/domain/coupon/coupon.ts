import * as v from 'valibot';
import { MoneySchema, toCents, toDollars } from '../number/money';
import type { Adjustment, Sums } from '../order/adjustment';

/** What a coupon takes off: of the dishes or of the delivery fee. */
const CouponTermsSchema = v.object({
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

/** What a coupon takes off a price, rounded half up, and never more than there is; null for nothing. */
export function couponDiscount({ code, kind, value, appliesTo, minimum }: CouponTerms, { subtotal, deliveryFee }: Sums): Adjustment | null {
  const base = appliesTo === 'dishes' ? subtotal : deliveryFee;
  const off = Math.min(base, kind === 'percent' ? Math.floor((base * value + 50) / 100) : toCents(value));
  if (off === 0 || subtotal < toCents(minimum)) return null;
  return { kind: 'coupon', label: `Coupon ${code}`, amount: toDollars(-off), taxed: appliesTo === 'dishes' };
}
