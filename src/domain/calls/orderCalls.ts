import * as v from 'valibot';
import { CouponTermsSchema } from '../coupon/coupon';
import { NewCancellationSchema } from '../order/cancelling';
import { NewOrderSchema, OrderSchema } from '../order/order';
import { pageOf, pageQuery } from '../http/page';
import { call } from './call';

export const placeOrder = call.post('/orders', 'signed-in', {
  body: NewOrderSchema,
  answer: OrderSchema,
  events: ['order-placed', 'stock-changed'],
});

export const getMyOrders = call.get('/profile/orders', 'signed-in', {
  query: v.object(pageQuery(['date'], 'desc')),
  answer: pageOf(OrderSchema),
});

export const cancelOrder = call.post('/orders/:id/cancel', 'signed-in', {
  body: NewCancellationSchema,
  answer: OrderSchema,
  events: ['order-status-changed', 'stock-changed'],
});

export const checkCoupon = call.get('/coupons/:code/terms', 'signed-in', { answer: CouponTermsSchema });

export const getOrder = call.get('/orders/:id', 'signed-in', { answer: OrderSchema });
