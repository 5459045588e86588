import * as v from 'valibot';
import { CountSchema } from '../number/digits';
import { OrderSchema, STATUSES_AT_ONCE, StatusSchema, TOO_MANY_STATUSES } from '../order/order';
import { pageOf, pageQuery } from '../http/page';
import { call } from './call';

/** Filters by one status; an empty text means all statuses. */
const statusFilter = v.optional(v.string(), '');

export const getOrders = call.get('/orders', 'orders', {
  query: v.object({ ...pageQuery(['date', 'placed', 'total', 'customerName', 'status', 'id'], 'desc'), status: statusFilter }),
  answer: v.object({
    ...pageOf(OrderSchema).entries,
    /** Of all orders and by status: a status that the settings switch on while it is on, and like `cancelled` if an order has it. */
    counts: v.object({
      all: CountSchema,
      pending: CountSchema,
      completed: CountSchema,
      preparing: v.exactOptional(CountSchema),
      'out for delivery': v.exactOptional(CountSchema),
      cancelled: v.exactOptional(CountSchema),
    }),
  }),
});

export const setOrderStatus = call.patch('/orders/:id', 'orders', {
  body: v.object({ status: StatusSchema }),
  answer: OrderSchema,
  events: ['order-status-changed'],
});

export const setOrderStatuses = call.post('/orders/statuses', 'orders', {
  body: v.object({
    ids: v.pipe(v.array(v.string()), v.nonEmpty('Choose at least one order'), v.maxLength(STATUSES_AT_ONCE, TOO_MANY_STATUSES)),
    status: StatusSchema,
  }),
  answer: v.array(OrderSchema),
  events: ['order-status-changed'],
});
