import { contract } from '../../src/domain/contract';
import { type Coupon, couponMistake } from '../../src/domain/coupon/couponForm';
import { NO_SUCH_COUPON } from '../../src/domain/coupon/couponUse';
import { addCoupon, countUses, couponFor, couponProblem, deleteCoupon, readCoupons, storeCoupon } from '../repositories/couponsRepository';
import { fieldChanges, logHistory } from '../repositories/historyLog';
import { withIdempotency } from '../repositories/withIdempotency';
import { type CouponRow, toCoupon } from '../rows/rows';
import type { Tables } from '../store';
import { newId } from '../utils/random';
import { refuse, refuseConflicts } from '../utils/refusal';
import { creates, route } from './route';

async function findCoupon(db: Tables, id: string): Promise<CouponRow> {
  return (await db.coupons.get(id)) ?? refuse('not_found', NO_SUCH_COUPON);
}

/** @throws RefusedError 422 for fields that do not fit each other, 409 for a code that another coupon has */
async function refuseProblem(db: Tables, coupon: Coupon) {
  const problem = await couponProblem(db, coupon);
  if (problem !== null) refuse(couponMistake(coupon) ? 'invalid' : 'conflict', problem);
}

export const couponHandlers = {
  getCoupons: route(contract.getCoupons, async ({ db }) =>
    Promise.all((await readCoupons(db)).map(async (coupon) => ({ ...coupon, used: await countUses(db, coupon.id) })))),

  checkCoupon: route(contract.checkCoupon, async ({ db, caller, param }) => {
    const { coupon, refusal = NO_SUCH_COUPON } = await couponFor(db, param('code'), caller.id);
    if (!coupon) return refuse(refusal === NO_SUCH_COUPON ? 'not_found' : 'conflict', refusal);
    const { code, kind, value, appliesTo, minimum } = coupon;
    return { code, kind, value, appliesTo, minimum };
  }),

  addCoupon: creates(contract.addCoupon, (context) => {
    const { db, body } = context;
    return withIdempotency(context, db.coupons, toCoupon, async () => {
      const coupon = { id: await newId(db.coupons), ...body };
      await refuseProblem(db, coupon);
      await logHistory(context, { action: 'Coupon Added', details: coupon.code, ...(await addCoupon(db, coupon)) });
      return coupon;
    });
  }),

  changeCoupon: route(contract.changeCoupon, async (context) => {
    const { db, param, body: { was = {}, ...sent } } = context;
    const row = await findCoupon(db, param('id'));
    const before = toCoupon(row);
    refuseConflicts(before, was, sent);
    const after = { ...before, ...sent };
    await refuseProblem(db, after);
    const changes = fieldChanges(before, after);
    if (changes.length > 0) await logHistory(context, { action: 'Coupon Updated', details: `${after.code} changed`, changes, ...(await storeCoupon(db, row, sent)) });
    return after;
  }),

  deleteCoupon: route(contract.deleteCoupon, async (context) => {
    const { db, param } = context;
    const row = await findCoupon(db, param('id'));
    const change = await deleteCoupon(db, row, (message) => refuse('conflict', message));
    await logHistory(context, { action: 'Coupon Deleted', details: row.code, ...change });
    return null;
  }),
};
