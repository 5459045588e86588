import * as v from 'valibot';
import { NewOrderSchema, OrderSchema } from '../order/order';
import { pageOf, pageQuery } from '../http/page';
import { call } from './call';

export const placeOrder = call.post('/orders', 'signed-in', {
  summary: 'Place an order',
  description: 'Checks stock and prices, takes the stock and writes the order, all or nothing. The same `id` again is answered with the order of the first time. Totals are the server’s: 8 % tax on the subtotal and a delivery fee of 2.99.',
  refusals: { 409: 'Stock or prices have changed since the customer saw them (`cart_changed`, with `changes`), or the `id` belongs to another order (`conflict`).' },
  example: {
    body: { lines: [{ foodId: 'garden-salad', quantity: 1, price: 8.99 }], deliveryAddress: '27 Orchard Street', contactPhone: '555 010 0142', specialInstructions: '', paymentMethod: 'cash' },
  },
  body: NewOrderSchema,
  answer: OrderSchema,
  events: ['order-placed', 'stock-changed'],
});

export const getMyOrders = call.get('/profile/orders', 'signed-in', {
  summary: 'One’s own orders, newest first',
  example: { query: { page: 1, size: 1 } },
  query: v.object(pageQuery(['date'], 'desc')),
  answer: pageOf(OrderSchema),
});

export const getOrder = call.get('/orders/:id', 'signed-in', {
  summary: 'One order: one’s own, or any for an administrator',
  refusals: { 404: 'No order that the caller may see has this id.' },
  example: { params: { id: '3d1e84b7-f5a6-4907-bc2e-7a90d5e8f613' } },
  answer: OrderSchema,
});
