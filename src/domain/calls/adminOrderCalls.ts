import * as v from 'valibot';
import { CountSchema } from '../number/digits';
import { OrderSchema, STATUSES_AT_ONCE, StatusSchema, TOO_MANY_STATUSES } from '../order/order';
import { perStatus } from '../order/orderStatus';
import { pageOf, pageQuery } from '../http/page';
import { call } from './call';

/** Filters by one status; an empty text means all statuses. */
const statusFilter = v.optional(v.string(), '');

export const getOrders = call.get('/orders', 'administrator', {
  summary: 'Orders of everybody; search looks at id, customer, phone, address and dishes',
  query: v.object({ ...pageQuery(['date', 'total', 'customerName', 'status', 'id'], 'desc'), status: statusFilter }),
  answer: v.object({
    ...pageOf(OrderSchema).entries,
    counts: v.object({ all: CountSchema, ...perStatus(() => CountSchema) }),
  }),
});

export const setOrderStatus = call.patch('/orders/:id', 'administrator', {
  summary: 'Set the status of one order',
  body: v.object({ status: StatusSchema }),
  answer: OrderSchema,
});

export const setOrderStatuses = call.post('/orders/statuses', 'administrator', {
  summary: 'Set the status of several orders, all or none',
  body: v.object({
    ids: v.pipe(v.array(v.string()), v.nonEmpty('Choose at least one order'), v.maxLength(STATUSES_AT_ONCE, TOO_MANY_STATUSES)),
    status: StatusSchema,
  }),
  answer: v.array(OrderSchema),
});
