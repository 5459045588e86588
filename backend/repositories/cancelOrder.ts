/** Cancelling orders, which brings their stock back, and undoing it. Call these inside a transaction. */
import { NO_SUCH_COUPON, usedUp } from '../../src/domain/coupon/couponUse';
import type { ShopEvent } from '../../src/domain/events/shopEvent';
import type { Cancellation } from '../../src/domain/order/cancelling';
import { piecesOf } from '../../src/domain/order/line';
import type { Order } from '../../src/domain/order/order';
import { CANCELLED } from '../../src/domain/order/orderStatus';
import { type FoodRow, type OrderRow, toCoupon, toOrder } from '../rows/rows';
import type { Tables } from '../store';
import { now } from '../utils/clock';
import { usesOf } from './couponsRepository';
import { recordEvent } from './eventLog';
import { foodsById, takeFromStock } from './foodsRepository';
import type { Change, LogContext } from './historyLog';

/** The dishes of an order that still have a record, with the pieces of each line. */
async function salesOf(db: Tables, { items }: Order): Promise<{ food: FoodRow; quantity: number }[]> {
  const byId = await foodsById(db, items.map(({ foodId }) => foodId));
  return items.flatMap(({ foodId, quantity }) => {
    const food = byId.get(foodId);
    return food ? [{ food, quantity }] : [];
  });
}

/**
 * Stores an order with another status, and the stock of its dishes.
 * @param sign 1 takes the pieces from the stock, -1 brings them back
 */
async function store({ db, caller, request }: LogContext, row: OrderRow, changed: Order, sales: Awaited<ReturnType<typeof salesOf>>, sign: 1 | -1) {
  const { status } = changed;
  const order = { ...changed, statusChanges: [...changed.statusChanges, { status, at: now().toISOString(), by: caller.name }] };
  await takeFromStock(db, sales.map(({ food, quantity }) => ({ food, quantity: sign * quantity })));
  await db.orders.put({ ...row, status, order });
  await recordEvent(db, { type: 'stock-changed', foodIds: [...new Set(sales.map(({ food }) => food.id))] }, request);
  return { order, event: { type: 'order-status-changed', orders: [{ orderId: row.id, userId: row.userId, status }] } satisfies ShopEvent };
}

/** Cancels an order. Its stock and its use of a coupon come back. */
export async function cancelOrder(context: LogContext, row: OrderRow, cancellation: Cancellation): Promise<Change & { readonly order: Order }> {
  const { db } = context;
  const order = toOrder(row);
  const use = await db.couponUses.get(row.id);
  if (use) await db.couponUses.delete({ where: { orderId: row.id } });
  const stored = await store(context, row, { ...order, status: CANCELLED, cancellation }, await salesOf(db, order), -1);
  return { ...stored, inverse: { kind: 'restore-order', id: row.id, to: row.status, ...(use && { couponId: use.couponId }) } };
}

/** Uses the coupon of a cancelled order again. @param refuseUsed called if all uses of it are taken */
async function useAgain(db: Tables, { id, userId }: OrderRow, couponId: string, refuseUsed: (message: string) => never) {
  const row = await db.coupons.get(couponId);
  const refusal = row ? usedUp(toCoupon(row), await usesOf(db, couponId, userId)) : NO_SUCH_COUPON;
  if (refusal !== null) refuseUsed(refusal);
  await db.couponUses.add({ orderId: id, couponId, userId });
}

/**
 * Makes a cancelled order what it was, and takes its stock and its coupon again.
 * @param before the status and the coupon of the order before it was cancelled
 * @param refuseShort called with a dish of which there is not enough
 * @param refuseUsed called if all uses of the coupon are taken
 */
export async function restoreOrder(
  context: LogContext,
  row: OrderRow,
  { status, couponId }: { readonly status: string; readonly couponId: string | undefined },
  refuseShort: (food: FoodRow) => never,
  refuseUsed: (message: string) => never,
): Promise<Change> {
  const { cancellation = { reason: 'other', text: '' }, ...order } = toOrder(row);
  const sales = await salesOf(context.db, order);
  const short = sales.find(({ food }) => food.stock < piecesOf(order.items, food.id));
  if (short) refuseShort(short.food);
  if (couponId !== undefined) await useAgain(context.db, row, couponId, refuseUsed);
  const { event } = await store(context, row, { ...order, status }, sales, 1);
  return { event, inverse: { kind: 'cancel-order', id: row.id, from: status, cancellation } };
}
