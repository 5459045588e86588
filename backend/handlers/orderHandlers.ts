import { contract } from '../../src/domain/contract';
import { shortOrderId } from '../../src/domain/order/order';
import { type LogContext, logHistory } from '../repositories/historyLog';
import { searchOrders, setStatuses, withUploads } from '../repositories/ordersRepository';
import { orderCounts } from '../repositories/orderSums';
import { getByIds, readPage } from '../repositories/readPage';
import { toOrder } from '../rows/rows';
import { refuse } from '../utils/refusal';
import { route } from './route';
import { placeOrder } from './placeOrder';

const NO_SUCH_ORDER = 'This order does not exist';

/** The indexes of each sort: over all orders, and over those of one status. */
const SORTED_BY = {
  date: ['date', '[status+date]'],
  total: ['cents', '[status+cents]'],
  customerName: ['customerKey', '[status+customerKey]'],
  status: ['[status+date]', '[status+date]'],
  id: ['id', '[status+id]'],
} as const;

async function changeStatuses(context: LogContext, ids: readonly string[], status: string) {
  const { db, caller } = context;
  const found = await getByIds(db.orders, [...new Set(ids)]);
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

  getMyOrders: route(contract.getMyOrders, { reads: ['orders', 'foods'] }, async ({ db, caller, query }) => {
    const own = { table: db.orders, index: '[userId+date]', under: [caller.id] };
    const { items, total } = await readPage(own, query, toOrder);
    return { items: await Promise.all(items.map((order) => withUploads(db, order))), total };
  }),

  getOrder: route(contract.getOrder, {}, async ({ db, caller, param }) => {
    const row = await db.orders.get({ id: param('id') });
    // An order of another user is reported as missing, to reveal nothing.
    const mayRead = row && (row.userId === caller.id || caller.role === 'administrator');
    if (!mayRead) return refuse('not_found', NO_SUCH_ORDER);
    return withUploads(db, toOrder(row));
  }),

  getOrders: route(contract.getOrders, { reads: ['orders'] }, async ({ db, query }) => {
    const { status, search } = query;
    const among = await searchOrders(db, search);
    const [alone, behindStatus] = SORTED_BY[query.sort];
    const order = status === '' ? { index: alone } : { index: behindStatus, under: [status] };
    // Uploaded pictures are left out, because the list does not show them.
    const page = await readPage({ table: db.orders, ...order, among }, query, toOrder);
    return { ...page, counts: await orderCounts(db) };
  }),

  setOrderStatus: route(contract.setOrderStatus, { writes: ['orders'] }, async (context) => {
    const { param, body } = context;
    const [order] = await changeStatuses(context, [param('id')], body.status);
    return order ?? refuse('not_found', NO_SUCH_ORDER);
  }),

  setOrderStatuses: route(contract.setOrderStatuses, { writes: ['orders'] }, (context) => changeStatuses(context, context.body.ids, context.body.status)),
};
