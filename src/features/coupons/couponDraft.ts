import * as v from 'valibot';
import { type CouponFields, CouponFormSchema } from '../../domain/coupon/couponForm';
import { parsePrice, parseWhole } from '../../domain/number/parseNumber';

/** What the form's fields hold: numbers as they are typed. */
export type CouponDraft = Readonly<{ [Name in keyof CouponFields]: CouponFields[Name] extends number ? string : CouponFields[Name] }>;

/** The label of each field, in the order of the form. */
export const COUPON_LABELS: Readonly<Record<keyof CouponDraft, string>> = {
  code: 'Code',
  kind: 'Kind of discount',
  value: 'Discount',
  appliesTo: 'Applies to',
  minimum: 'Minimum order',
  validFrom: 'First day (optional)',
  validUntil: 'Last day (optional)',
  limit: 'Uses in all',
  customerLimit: 'Uses of each customer',
  active: 'Active',
};

/** What the form of a new coupon holds. */
export const EMPTY_DRAFT: CouponDraft = {
  code: '', kind: 'percent', value: '', appliesTo: 'dishes', minimum: '0.00', validFrom: '', validUntil: '', limit: '0', customerLimit: '0', active: true,
};

/** Parses and validates the form. Text that is no number stays text, which the rule of its field refuses. */
export const CouponDraftSchema = v.pipe(
  v.looseObject({ value: v.string(), minimum: v.string(), limit: v.string(), customerLimit: v.string() }),
  v.transform(({ value, minimum, limit, customerLimit, ...others }): Record<string, unknown> => ({
    ...others,
    value: parsePrice(value) ?? value,
    minimum: parsePrice(minimum) ?? minimum,
    limit: parseWhole(limit) ?? limit,
    customerLimit: parseWhole(customerLimit) ?? customerLimit,
  })),
  CouponFormSchema,
);

/** What the form holds for a coupon. */
export function draftOf({ value, minimum, limit, customerLimit, ...others }: CouponFields): CouponDraft {
  return { ...others, value: String(value), minimum: minimum.toFixed(2), limit: String(limit), customerLimit: String(customerLimit) };
}
