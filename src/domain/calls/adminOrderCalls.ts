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
  description: '`counts` is of all orders, whatever is searched for.',
  example: { query: { page: 1, size: 1, status: 'pending', search: 'maya' } },
  query: v.object({ ...pageQuery(['date', 'total', 'customerName', 'status', 'id'], 'desc'), status: statusFilter }),
  answer: v.object({
    ...pageOf(OrderSchema).entries,
    counts: v.object({ all: CountSchema, ...perStatus(() => CountSchema) }),
  }),
});

export const setOrderStatus = call.patch('/orders/:id', 'administrator', {
  summary: 'Set the status of one order',
  description: 'Any status may follow any other. The change is added to `statusChanges` and to the history.',
  refusals: { 404: 'No order has this id.' },
  example: { params: { id: '3d1e84b7-f5a6-4907-bc2e-7a90d5e8f613' }, body: { status: 'completed' } },
  body: v.object({ status: StatusSchema }),
  answer: OrderSchema,
  events: ['order-status-changed'],
});

export const setOrderStatuses = call.post('/orders/statuses', 'administrator', {
  summary: 'Set the status of several orders, all or none',
  description: 'At most 1,000 orders.',
  refusals: { 404: 'No order has one of these ids; none was changed.' },
  example: { body: { ids: ['3d1e84b7-f5a6-4907-bc2e-7a90d5e8f613'], status: 'completed' } },
  body: v.object({
    ids: v.pipe(v.array(v.string()), v.nonEmpty('Choose at least one order'), v.maxLength(STATUSES_AT_ONCE, TOO_MANY_STATUSES)),
    status: StatusSchema,
  }),
  answer: v.array(OrderSchema),
  events: ['order-status-changed'],
});
