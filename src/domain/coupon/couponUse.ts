import { formatDate } from '../date/dates';
import type { Coupon } from './couponForm';

/** The refusal of a code that the shop does not have, or has switched off. */
export const NO_SUCH_COUPON = 'There is no such coupon';

/** How often a coupon was used: in orders that are not cancelled. */
export interface CouponUses {
  readonly used: number;
  readonly usedByCustomer: number;
}

/** Whether all uses of a coupon are taken: of all customers, or of one. */
export function usedUp({ code, limit, customerLimit }: Coupon, { used, usedByCustomer }: CouponUses): string | null {
  if (limit > 0 && used >= limit) return `The coupon ${code} is used up`;
  if (customerLimit === 0 || usedByCustomer < customerLimit) return null;
  return customerLimit === 1 ? `You have used the coupon ${code} already` : `You have used the coupon ${code} ${customerLimit} times already`;
}

/** Why a coupon cannot be used; null if it can. @param today such as `2026-12-24`, in the zone of the shop */
export function couponRefusal(coupon: Coupon, today: string, uses: CouponUses): string | null {
  const { code, active, validFrom, validUntil } = coupon;
  if (!active) return NO_SUCH_COUPON;
  if (today < validFrom) return `The coupon ${code} is valid from ${formatDate(validFrom)}`;
  if (validUntil !== '' && today > validUntil) return `The coupon ${code} has ended`;
  return usedUp(coupon, uses);
}

/** Whether a coupon can be used, today or later. */
export function isOffered({ active, validUntil }: Coupon, today: string): boolean {
  return active && (validUntil === '' || validUntil >= today);
}

/** The refusal of deleting a coupon that orders refer to. */
export function couponInUse(code: string, used: number): string {
  return `${used === 1 ? 'An order uses' : `${used} orders use`} the coupon ${code}. Switch it off instead.`;
}
