/** Orders. Call these inside a transaction. */
import type { ShopEvent } from '../../src/domain/events/shopEvent';
import { type Order, shortOrderId } from '../../src/domain/order/order';
import { isUploaded } from '../../src/domain/text/safeUrl';
import { now } from '../utils/clock';
import type { Filter, Tables } from '../store';
import type { Inverse } from '../rows/rowSchemas';
import { type OrderRow, toOrder } from '../rows/rows';
import { refuse } from '../utils/refusal';
import { wordSearch } from './search';

/**
 * An order as it is stored: without uploaded pictures, which are data URLs of about a hundred thousand characters. The
 * records of its dishes keep them permanently.
 */
export function withoutUploads(order: Order): Order {
  return { ...order, items: order.items.map((item) => (isUploaded(item.foodImage) ? { ...item, foodImage: '' } : item)) };
}

/** A stored order with its uploaded pictures added again, for a response. */
export async function withUploads(db: Tables, order: Order): Promise<Order> {
  const items = order.items.map(async (item) => {
    if (item.foodImage !== '') return item;
    return { ...item, foodImage: (await db.foods.get(item.foodId))?.image ?? '' };
  });
  return { ...order, items: await Promise.all(items) };
}

/** Whether an order was cancelled with a reason. The status alone may be any text. */
export function isCancelled({ order }: OrderRow): boolean {
  // It may be damaged.
  return (order as Partial<Order> | null)?.cancellation !== undefined;
}

/** Orders written at once: the page can respond between two writes of a large change. */
const SLICE = 100;

/**
 * Sets the status of orders; those that already have it are unchanged.
 * @param statusOf the new status of an order
 * @param by the name of the administrator
 * @throws RefusedError 409 if one of the orders was cancelled: undoing that also takes its stock again
 * @returns all given orders, the changes, how they are undone, and the event that tells of them
 */
export async function setStatuses(db: Tables, rows: readonly OrderRow[], statusOf: (row: OrderRow) => string, by: string) {
  const cancelled = rows.find((row) => isCancelled(row) && statusOf(row) !== row.status);
  if (cancelled) return refuse('conflict', `Order ${shortOrderId(cancelled.id)} was cancelled. Undo that to change its status.`);
  const at = now().toISOString();
  const all = rows.map((row) => {
    const [order, status] = [toOrder(row), statusOf(row)];
    return { row, order: row.status === status ? order : { ...order, status, statusChanges: [...order.statusChanges, { status, at, by }] } };
  });
  const changed = all.filter(({ row, order }) => row.status !== order.status);
  for (let from = 0; from < changed.length; from += SLICE) {
    // Only the status has changed; the other index fields stay.
    await db.orders.put(...changed.slice(from, from + SLICE).map(({ row, order }) => ({ ...row, status: order.status, order })));
  }
  const changes = changed.map(({ row, order }) => ({ id: row.id, from: row.status, to: order.status }));
  return {
    orders: all.map(({ order }) => order),
    changes,
    inverse: { kind: 'set-statuses', orders: changes.map(({ id, from, to }) => ({ id, from: to, to: from })) } satisfies Inverse,
    event: { type: 'order-status-changed', orders: changed.map(({ row, order }) => ({ orderId: row.id, userId: row.userId, status: order.status })) } satisfies ShopEvent,
  };
}

const WHOLE_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Finds orders by short id, customer, phone, address or dish. A pasted whole id finds its order. */
export function orderSearch(query: string): Filter<OrderRow> {
  const pasted = query.trim().toLowerCase();
  return WHOLE_ID.test(pasted) ? { where: { id: pasted } } : { words: wordSearch(['words'], query) };
}
