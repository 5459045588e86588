import { contract } from '../../src/domain/contract';
import { shortOrderId } from '../../src/domain/order/order';
import { may } from '../../src/domain/user/roles';
import { type LogContext, logHistory } from '../repositories/historyLog';
import { orderSearch, setStatuses, withUploads } from '../repositories/ordersRepository';
import { orderCounts } from '../repositories/orderSums';
import { readPage } from '../repositories/readPage';
import { toOrder } from '../rows/rows';
import { refuse } from '../utils/refusal';
import { route } from './route';
import { placeOrder } from './placeOrder';

const NO_SUCH_ORDER = 'This order does not exist';

/** The fields of each sort. */
const SORTED_BY = {
  date: ['date'],
  total: ['cents'],
  customerName: ['customerKey'],
  status: ['status', 'date'],
  id: ['id'],
} as const;

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

  getOrder: route(contract.getOrder, async ({ db, caller, param }) => {
    const row = await db.orders.get(param('id'));
    // An order of another user is reported as missing, to reveal nothing.
    const mayRead = row && (row.userId === caller.id || may(caller.role, 'orders'));
    if (!mayRead) return refuse('not_found', NO_SUCH_ORDER);
    return withUploads(db, toOrder(row));
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
