import { addCoupon, changeCoupon, deleteCoupon, getCoupons } from '../../domain/calls/couponCalls';
import type { CouponChanges, CouponFields, ListedCoupon } from '../../domain/coupon/couponForm';
import { api, change, read } from '../../shared/api/api';
import { optimisticUpdates } from '../../shared/back-office/live-rows/optimisticUpdates';

/** The success messages of the section. */
export const COUPON_ADDED = 'Coupon added';
export const COUPON_SAVED = 'Coupon saved';
export const COUPON_DELETED = 'Coupon deleted';

const updates = optimisticUpdates<{ getCoupons: ListedCoupon[] }>();

/** The endpoints for coupons (docs/behaviour.md, section 2, Admin coupons). */
const couponsApi = api.injectEndpoints({
  endpoints: () => ({
    getCoupons: read(getCoupons, ['Coupon'], { onQueryStarted: updates.read('getCoupons') }),
    addCoupon: change(addCoupon, { request: (body: CouponFields) => ({ body }) }),
    changeCoupon: change(changeCoupon, { request: ({ id, ...body }: CouponChanges & { id: string }) => ({ params: { id }, body }) }),
    deleteCoupon: change(deleteCoupon, {
      request: (id: string) => ({ params: { id } }),
      onQueryStarted: (id, started) => updates.change({ getCoupons: (list) => list.filter((coupon) => coupon.id !== id) }, started),
    }),
  }),
});

export const { useGetCouponsQuery, useAddCouponMutation, useChangeCouponMutation, useDeleteCouponMutation } = couponsApi;
