/** Coupons as the back office edits them. Not in coupon.ts, so that the storefront does not load them. */
import * as v from 'valibot';
import { DaySchema } from '../date/day';
import { exactPartial, precondition } from '../http/conflict';
import { CountSchema, wholeNumberBetween } from '../number/digits';
import { dollarsBetween, formatPrice } from '../number/money';
import { limitedText, refusedBy } from '../text/text';
import { CODE_MAX, CouponTermsSchema, couponCode } from './coupon';

/** A coupon (docs/behaviour.md, section 3). Days are such as `2026-12-24`, and empty for no bound; a limit of 0 is none. */
export const CouponSchema = v.object({
  id: v.string(),
  ...CouponTermsSchema.entries,
  validFrom: v.string(),
  /** The last day. */
  validUntil: v.string(),
  limit: CountSchema,
  customerLimit: CountSchema,
  active: v.boolean(),
});
export type Coupon = v.InferOutput<typeof CouponSchema>;
/** What can be set of a coupon. */
export type CouponFields = Omit<Coupon, 'id'>;

/** A coupon of the list, with how many orders use it. */
export const ListedCouponSchema = v.object({ ...CouponSchema.entries, used: CountSchema });
export type ListedCoupon = v.InferOutput<typeof ListedCouponSchema>;

const VALUE_MESSAGE = 'Please enter a valid discount';
const PERCENT_MESSAGE = 'A percentage is a whole number from 1 to 100';
const MINIMUM_MESSAGE = 'Please enter a valid minimum';
const LIMIT_MESSAGE = 'Please enter a valid number of uses';
/** The most dollars of a discount and of a minimum. */
const DOLLARS_MAX = 9999.99;
const LIMIT_MAX = 1_000_000;

const dollars = (least: number, message: string) => dollarsBetween(least, DOLLARS_MAX, message, `At most ${formatPrice(DOLLARS_MAX)}`);
const day = v.union([v.literal(''), DaySchema], 'Please enter a valid day');
const limit = wholeNumberBetween(0, LIMIT_MAX, LIMIT_MESSAGE);

/** The rule of each field. The types require one for every field of a coupon. */
const fields = {
  code: v.pipe(
    limitedText('code', CODE_MAX),
    v.nonEmpty('Please enter a code'),
    v.regex(/^[A-Za-z0-9-]+$/, 'A code can have letters, digits and hyphens'),
    v.transform(couponCode),
  ),
  kind: CouponTermsSchema.entries.kind,
  value: dollars(0.01, VALUE_MESSAGE),
  appliesTo: CouponTermsSchema.entries.appliesTo,
  minimum: dollars(0, MINIMUM_MESSAGE),
  validFrom: day,
  validUntil: day,
  limit,
  customerLimit: limit,
  active: v.boolean(),
} satisfies Record<keyof CouponFields, v.GenericSchema>;

/** What can be set of a coupon, without the rest of it. */
export const fieldsOf = v.parser(v.omit(CouponSchema, ['id']));

/** What is wrong with a coupon whose fields are right one by one, and in which field; null for nothing. */
export function couponMistake({ kind, value, validFrom, validUntil }: CouponFields) {
  if (kind === 'percent' && !(Number.isInteger(value) && value <= 100)) return { field: 'value', message: PERCENT_MESSAGE } as const;
  const isReversed = validFrom !== '' && validUntil !== '' && validUntil < validFrom;
  return isReversed ? ({ field: 'validUntil', message: 'The last day cannot be before the first' } as const) : null;
}

/** A new coupon: all of its fields, each by its own rule. */
export const NewCouponSchema = v.object(fields);

/** What the form of a coupon submits. */
export const CouponFormSchema = v.pipe(NewCouponSchema, refusedBy(couponMistake));

/** Some fields of a coupon, as they were read. */
export const CouponPartsSchema = v.object(exactPartial(v.omit(CouponSchema, ['id']).entries));
export type CouponParts = v.InferOutput<typeof CouponPartsSchema>;

/** A partial update of a coupon. `was` holds the values that the sender had read of the changed fields, for conflict detection. */
export const CouponChangesSchema = v.object({ ...exactPartial(fields), was: v.exactOptional(precondition(CouponPartsSchema)) });
export type CouponChanges = v.InferOutput<typeof CouponChangesSchema>;
