import * as v from 'valibot';
import { CountSchema } from '../number/count';
import { OrderSchema, STATUSES_AT_ONCE, StatusSchema, TOO_MANY_STATUSES } from '../order/order';
import { perStatus } from '../order/orderStatus';
import { pageOf, pageQuery } from '../http/page';
import { call } from './call';

/** Filters by one status; an empty text means all statuses. */
const statusFilter = v.optional(v.string(), '');

export const getOrders = call({
  summary: 'Orders of everybody; search looks at id, customer, phone, address and dishes',
  method: 'GET',
  path: '/orders',
  access: 'administrator',
  query: v.object({ ...pageQuery(['date', 'total', 'customerName', 'status', 'id'], 'desc'), status: statusFilter }),
  answer: v.object({
    ...pageOf(OrderSchema).entries,
    counts: v.object({ all: CountSchema, ...perStatus(() => CountSchema) }),
  }),
});

export const setOrderStatus = call({
  summary: 'Set the status of one order',
  method: 'PATCH',
  path: '/orders/:id',
  access: 'administrator',
  body: v.object({ status: StatusSchema }),
  answer: OrderSchema,
});

export const setOrderStatuses = call({
  summary: 'Set the status of several orders, all or none',
  method: 'POST',
  path: '/orders/statuses',
  access: 'administrator',
  body: v.object({
    ids: v.pipe(v.array(v.string()), v.nonEmpty('Choose at least one order'), v.maxLength(STATUSES_AT_ONCE, TOO_MANY_STATUSES)),
    status: StatusSchema,
  }),
  answer: v.array(OrderSchema),
});
