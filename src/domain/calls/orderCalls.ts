import * as v from 'valibot';
import { NewOrderSchema, OrderSchema } from '../order/order';
import { pageOf, pageQuery } from '../http/page';
import { call } from './call';

export const placeOrder = call({
  summary: 'Place an order',
  method: 'POST',
  path: '/orders',
  access: 'signed-in',
  body: NewOrderSchema,
  answer: OrderSchema,
  once: true,
});

export const getMyOrders = call({
  summary: 'One’s own orders, newest first',
  method: 'GET',
  path: '/profile/orders',
  access: 'signed-in',
  query: v.object(pageQuery(['date'], 'desc')),
  answer: pageOf(OrderSchema),
});

export const getOrder = call({
  summary: 'One order: one’s own, or any for an administrator',
  method: 'GET',
  path: '/orders/:id',
  access: 'signed-in',
  answer: OrderSchema,
});
