import { contract } from '../../src/domain/contract';
import { type Cancellation, customerCancelRefusal, describeCancellation, staffCancelRefusal } from '../../src/domain/order/cancelling';
import { shortOrderId } from '../../src/domain/order/order';
import { CANCELLED } from '../../src/domain/order/orderStatus';
import { may } from '../../src/domain/user/roles';
import { cancelOrder } from '../repositories/cancelOrder';
import { type LogContext, logHistory } from '../repositories/historyLog';
import { orderSearch, setStatuses, withUploads } from '../repositories/ordersRepository';
import { orderCounts } from '../repositories/orderSums';
import { readPage } from '../repositories/readPage';
import { readSettings } from '../repositories/settingsRepository';
import { type OrderRow, toOrder } from '../rows/rows';
import { now } from '../utils/clock';
import { refuse } from '../utils/refusal';
import { route } from './route';
import { placeOrder } from './placeOrder';

const NO_SUCH_ORDER = 'This order does not exist';

/** The fields of each sort. The date is that on which an order is due. */
const SORTED_BY = {
  date: ['due'],
  placed: ['date'],
  total: ['cents'],
  customerName: ['customerKey'],
  status: ['status', 'due'],
  id: ['id'],
} as const;

/** The order with that id, if the caller may read it. @throws RefusedError 404 also for an order of another user, to reveal nothing */
async function findOrder({ db, caller }: LogContext, id: string): Promise<OrderRow> {
  const row = await db.orders.get(id);
  return row && (row.userId === caller.id || may(caller.role, 'orders')) ? row : refuse('not_found', NO_SUCH_ORDER);
}

/** @throws RefusedError 409 if the settings, the time or the status of the order do not let the caller cancel it */
async function cancel(context: LogContext, row: OrderRow, cancellation: Cancellation) {
  const { db, caller } = context;
  const settings = await readSettings(db);
  // Staff who may not cancel the orders of others can cancel their own as customers.
  const asStaff = may(caller.role, 'orders') && (settings.staffCancel || row.userId !== caller.id);
  const refusal = asStaff ? staffCancelRefusal(row, settings) : customerCancelRefusal(row, settings, now().getTime());
  if (refusal !== null) refuse('conflict', refusal);
  const { order, ...change } = await cancelOrder(context, row, cancellation);
  const id = shortOrderId(order.id);
  await logHistory(context, {
    action: 'Order Status Changed',
    details: `Order ${id} cancelled: ${describeCancellation(cancellation)}`,
    changes: [{ field: `status of ${id}`, from: row.status, to: order.status }],
    ...change,
  });
  return order;
}

async function changeStatuses(context: LogContext, ids: readonly string[], status: string) {
  const { db, caller } = context;
  const found = await db.orders.getAll([...new Set(ids)]);
  const rows = found.map((row) => row ?? refuse('not_found', NO_SUCH_ORDER));
  const { orders, changes, inverse, event } = await setStatuses(db, rows, () => status, caller.name);
  const [first] = changes;
  if (first) {
    const which = changes.length === 1 ? `Order ${shortOrderId(first.id)}` : `${changes.length} orders`;
    await logHistory(context, {
      action: 'Order Status Changed',
      details: `${which} marked as ${status}`,
      changes: changes.map(({ id, from, to }) => ({ field: `status of ${shortOrderId(id)}`, from, to })),
      inverse,
      event,
    });
  }
  return orders;
}

export const orderHandlers = {
  placeOrder,

  getMyOrders: route(contract.getMyOrders, async ({ db, caller, query }) => {
    const own = { where: { userId: caller.id }, by: ['date'] } as const;
    const { items, total } = await readPage(db.orders, own, query, toOrder);
    return { items: await Promise.all(items.map((order) => withUploads(db, order))), total };
  }),

  getOrder: route(contract.getOrder, async (context) => withUploads(context.db, toOrder(await findOrder(context, context.param('id'))))),

  cancelOrder: route(contract.cancelOrder, async (context) => {
    const { db, param, body } = context;
    const row = await findOrder(context, param('id'));
    return withUploads(db, row.status === CANCELLED ? toOrder(row) : await cancel(context, row, body));
  }),

  getOrders: route(contract.getOrders, async ({ db, query }) => {
    const { status, search } = query;
    const { where, words } = orderSearch(search);
    const listing = { where: { ...where, ...(status !== '' && { status }) }, words, by: SORTED_BY[query.sort] };
    // Uploaded pictures are left out, because the list does not show them.
    const page = await readPage(db.orders, listing, query, toOrder);
    return { ...page, counts: await orderCounts(db) };
  }),

  setOrderStatus: route(contract.setOrderStatus, async (context) => {
    const { param, body } = context;
    const [order] = await changeStatuses(context, [param('id')], body.status);
    return order ?? refuse('not_found', NO_SUCH_ORDER);
  }),

  setOrderStatuses: route(contract.setOrderStatuses, (context) => changeStatuses(context, context.body.ids, context.body.status)),
};
