/** Orders with their search entries and counters. Call these inside a transaction. */
import type { ShopEvent } from '../../../src/domain/events/shopEvent';
import { type Order, shortOrderId } from '../../../src/domain/order/order';
import { isUploaded } from '../../../src/domain/text/safeUrl';
import { now } from '../../utils/clock';
import { countOrders, countStatusChanges } from './counters';
import type { ShopDatabase } from '../schema/database';
import type { Inverse } from '../schema/rowSchemas';
import { type OrderRow, toOrder } from '../schema/rows';
import type { RowSet } from '../search/rowSet';
import { reindex, searchRows, valueEntry, wordsEntry } from '../search/searchIndex';

/**
 * An order as it is stored: without uploaded pictures, which are data URLs of about a hundred thousand characters. The
 * records of its dishes keep them permanently.
 */
export function withoutUploads(order: Order): Order {
  return { ...order, items: order.items.map((item) => (isUploaded(item.foodImage) ? { ...item, foodImage: '' } : item)) };
}

/** A stored order with its uploaded pictures added again, for a response. */
export async function withUploads(db: ShopDatabase, order: Order): Promise<Order> {
  const items = order.items.map(async (item) => {
    if (item.foodImage !== '') return item;
    return { ...item, foodImage: (await db.foods.get({ id: item.foodId }))?.image ?? '' };
  });
  return { ...order, items: await Promise.all(items) };
}

/** Stores new orders. */
export async function addOrders(db: ShopDatabase, rows: readonly OrderRow[]) {
  const keys = await db.orders.bulkAdd(rows, { allKeys: true });
  const entries = rows.flatMap((row, at) => {
    const n = keys[at] ?? 0;
    const { customerName, contactPhone, deliveryAddress, items } = toOrder(row);
    const searched = [customerName, contactPhone, deliveryAddress, ...items.map((item) => item.foodName)];
    return [wordsEntry('order', n, searched), valueEntry('order.status', n, row.status)];
  });
  await reindex(db, { add: entries });
  await countOrders(db, rows);
}

/** Orders written per chunk. The page can respond between two chunks of a large change. */
const SLICE = 100;

/**
 * Sets the status of orders; those that already have it are unchanged.
 * @param statusOf the new status of an order
 * @param by the name of the administrator
 * @returns all given orders, the changes, how they are undone, and the event that tells of them
 */
export async function setStatuses(db: ShopDatabase, rows: readonly OrderRow[], statusOf: (row: OrderRow) => string, by: string) {
  const at = now().toISOString();
  const orders: Order[] = [];
  for (let from = 0; from < rows.length; from += SLICE) {
    const slice = rows.slice(from, from + SLICE).map((row) => {
      const order = toOrder(row);
      const status = statusOf(row);
      if (row.status === status) return { row, order };
      return { row, order: { ...order, status, statusChanges: [...order.statusChanges, { status, at, by }] } };
    });
    // Only the status has changed; the other index fields stay.
    await db.orders.bulkPut(
      slice.filter(({ row, order }) => row.status !== order.status).map(({ row, order }) => ({ ...row, status: order.status, record: order })),
    );
    orders.push(...slice.map(({ order }) => order));
  }
  const changed = rows.filter((row) => row.status !== statusOf(row));
  await reindex(db, {
    remove: changed.map((row) => valueEntry('order.status', row.n ?? 0, row.status)),
    add: changed.map((row) => valueEntry('order.status', row.n ?? 0, statusOf(row))),
  });
  const changes = changed.map((row) => ({ id: row.id, from: row.status, to: statusOf(row) }));
  await countStatusChanges(db, changes);
  return {
    orders,
    changes,
    inverse: { kind: 'set-statuses', orders: changes.map(({ id, from, to }) => ({ id, from: to, to: from })) } satisfies Inverse,
    event: { type: 'order-status-changed', orders: changed.map((row) => ({ orderId: row.id, userId: row.userId, status: statusOf(row) })) } satisfies ShopEvent,
  };
}

const ID_PART = /^[0-9a-f]{1,8}$/;
const WHOLE_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The orders that a search finds by short id, customer, phone, address or dish; null if it matches all. A pasted whole
 * id finds its order. Ids are looked up in their own index, because as words they would double the search index.
 */
export function searchOrders(db: ShopDatabase, query: string): Promise<RowSet | null> {
  const pasted = query.trim().toLowerCase();
  const whole = WHOLE_ID.test(pasted) ? pasted : undefined;
  const addIdsLike = async (word: string, into: RowSet) => {
    if (!ID_PART.test(word)) return;
    for (const key of await db.orders.where('id').startsWith(whole ?? word).primaryKeys()) into.add(key);
  };
  return whole === undefined ? searchRows(db, ['order'], query, addIdsLike) : searchRows(db, [], shortOrderId(whole), addIdsLike);
}
