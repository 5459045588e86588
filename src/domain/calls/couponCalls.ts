import * as v from 'valibot';
import { CouponChangesSchema, CouponSchema, ListedCouponSchema, NewCouponSchema } from '../coupon/couponForm';
import { call } from './call';

export const getCoupons = call.get('/coupons', 'coupons', { answer: v.array(ListedCouponSchema) });

export const addCoupon = call.post('/coupons', 'coupons', {
  body: NewCouponSchema,
  answer: CouponSchema,
  events: ['coupons-changed'],
  once: true,
});

export const changeCoupon = call.patch('/coupons/:id', 'coupons', {
  body: CouponChangesSchema,
  answer: CouponSchema,
  events: ['coupons-changed'],
});

export const deleteCoupon = call.delete('/coupons/:id', 'coupons', {
  answer: null,
  events: ['coupons-changed'],
});
