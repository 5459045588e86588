import * as v from 'valibot';
import { NewOrderSchema, OrderSchema } from '../order/order';
import { pageOf, pageQuery } from '../http/page';
import { call } from './call';

export const placeOrder = call.post('/orders', 'signed-in', {
  summary: 'Place an order',
  body: NewOrderSchema,
  answer: OrderSchema,
  once: true,
});

export const getMyOrders = call.get('/profile/orders', 'signed-in', {
  summary: 'One’s own orders, newest first',
  query: v.object(pageQuery(['date'], 'desc')),
  answer: pageOf(OrderSchema),
});

export const getOrder = call.get('/orders/:id', 'signed-in', {
  summary: 'One order: one’s own, or any for an administrator',
  answer: OrderSchema,
});
