import { addCoupon, changeCoupon, deleteCoupon, getCoupons } from '../../domain/calls/couponCalls';
import type { CouponChanges, CouponFields } from '../../domain/coupon/couponForm';
import { api, change, read } from '../../shared/api/api';

/** The success messages of the section. */
export const COUPON_ADDED = 'Coupon added';
export const COUPON_SAVED = 'Coupon saved';
export const COUPON_DELETED = 'Coupon deleted';

/** The endpoints for coupons (docs/behaviour.md, section 2, Admin coupons). */
const couponsApi = api.injectEndpoints({
  endpoints: () => ({
    getCoupons: read(getCoupons, ['Coupon']),
    addCoupon: change(addCoupon, { request: (body: CouponFields) => ({ body }) }),
    changeCoupon: change(changeCoupon, { request: ({ id, ...body }: CouponChanges & { id: string }) => ({ params: { id }, body }) }),
    deleteCoupon: change(deleteCoupon, { request: (id: string) => ({ params: { id } }) }),
  }),
});

export const { useGetCouponsQuery, useAddCouponMutation, useChangeCouponMutation, useDeleteCouponMutation } = couponsApi;
