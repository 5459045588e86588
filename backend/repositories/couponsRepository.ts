/** Coupons and their uses. Call these inside a transaction. */
import { couponCode } from '../../src/domain/coupon/coupon';
import { type Coupon, type CouponParts, couponMistake } from '../../src/domain/coupon/couponForm';
import { type CouponUses, NO_SUCH_COUPON, couponInUse, couponRefusal, isOffered } from '../../src/domain/coupon/couponUse';
import { dirtyFields, partsOf } from '../../src/domain/dirtyFields';
import { wallTimeAt } from '../../src/domain/shop/zonedTime';
import { type CouponRow, toCoupon } from '../rows/rows';
import type { Tables } from '../store';
import { now } from '../utils/clock';
import type { Change } from './historyLog';
import { parseValidRows } from './parseValidRows';
import { readSettings } from './settingsRepository';

const event = { type: 'coupons-changed' } as const;

/** The present day of the shop, such as `2026-12-24`. */
const today = async (db: Tables) => wallTimeAt(now().getTime(), (await readSettings(db)).timeZone).day;

/** All coupons, in the order in which they were added. */
export async function readCoupons(db: Tables): Promise<Coupon[]> {
  return parseValidRows(db.coupons, await db.coupons.find(), toCoupon);
}

/** Whether one of the shop's coupons can be used, today or later; undefined without coupons. */
export async function offersCoupons(db: Tables): Promise<boolean | undefined> {
  const [coupons, day] = [await readCoupons(db), await today(db)];
  return coupons.length === 0 ? undefined : coupons.some((coupon) => isOffered(coupon, day));
}

/** How many orders use a coupon. */
export function countUses(db: Tables, couponId: string): Promise<number> {
  return db.couponUses.count({ where: { couponId } });
}

/** How often a coupon was used, in all and by a customer. */
export async function usesOf(db: Tables, couponId: string, userId: string): Promise<CouponUses> {
  return { used: await countUses(db, couponId), usedByCustomer: await db.couponUses.count({ where: { couponId, userId } }) };
}

/** The coupon that a customer may use, or the reason why there is none. */
export interface FoundCoupon {
  readonly coupon?: Coupon;
  readonly refusal?: string;
}

/** The coupon with a code, for a customer. @param code as it was typed */
export async function couponFor(db: Tables, code: string, userId: string): Promise<FoundCoupon> {
  const [coupon] = parseValidRows(db.coupons, await db.coupons.find({ where: { code: couponCode(code) } }), toCoupon);
  if (!coupon) return { refusal: NO_SUCH_COUPON };
  const refusal = couponRefusal(coupon, await today(db), await usesOf(db, coupon.id, userId));
  return refusal === null ? { coupon } : { refusal };
}

/** What prevents a coupon from being stored: a field that does not fit another one, or another coupon with its code; null for nothing. */
export async function couponProblem(db: Tables, coupon: Coupon): Promise<string | null> {
  const mistake = couponMistake(coupon);
  if (mistake) return mistake.message;
  const others = (await db.coupons.find({ where: { code: coupon.code } })).filter(({ id }) => id !== coupon.id);
  return others.length > 0 ? 'Another coupon has this code' : null;
}

/** Adds a coupon. */
export async function addCoupon(db: Tables, row: CouponRow): Promise<Change> {
  await db.coupons.add(row);
  return { inverse: { kind: 'delete-coupon', id: row.id }, event };
}

/** Changes some fields of a coupon. */
export async function storeCoupon(db: Tables, row: CouponRow, change: CouponParts): Promise<Change> {
  const before = toCoupon(row);
  const changed = dirtyFields(before, { ...before, ...change });
  await db.coupons.put({ ...row, ...changed });
  return { inverse: { kind: 'change-coupon', id: row.id, from: changed, to: partsOf(before, changed) }, event };
}

/** Deletes a coupon. @param refuseUsed called if orders use it */
export async function deleteCoupon(db: Tables, row: CouponRow, refuseUsed: (message: string) => never): Promise<Change> {
  const used = await countUses(db, row.id);
  if (used > 0) refuseUsed(couponInUse(row.code, used));
  await db.coupons.delete({ where: { id: row.id } });
  return { inverse: { kind: 'add-coupon', row }, event };
}
