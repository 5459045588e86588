import { lineChangesOf } from '../../src/domain/cart/lineChange';
import { contract } from '../../src/domain/contract';
import { COUPON } from '../../src/domain/coupon/coupon';
import { inOrder } from '../../src/domain/food/allergens';
import { currentOptions } from '../../src/domain/food/options';
import { formatPrice, samePrice } from '../../src/domain/number/money';
import { CART_CHANGED, type NewOrder, type Order, shortOrderId } from '../../src/domain/order/order';
import { type Quote, minimumRefusal, totalChanged } from '../../src/domain/order/quote';
import type { ShopSettings } from '../../src/domain/shop/settings';
import { PENDING } from '../../src/domain/order/orderStatus';
import { now } from '../utils/clock';
import type { Tables } from '../store';
import { type FoundCoupon, couponFor } from '../repositories/couponsRepository';
import { foodsById, takeFromStock } from '../repositories/foodsRepository';
import { logHistory } from '../repositories/historyLog';
import { withUploads, withoutUploads } from '../repositories/ordersRepository';
import { takeSlot } from '../repositories/ordering';
import { readSettings } from '../repositories/settingsRepository';
import { type Sale, orderRow, piecesPerCategory, pricedItems, toOffer, toOrder } from '../rows/rows';
import { newId } from '../utils/random';
import { recordEvent } from '../repositories/eventLog';
import { refuse } from '../utils/refusal';
import { creates } from './route';

async function takeStock(db: Tables, lines: NewOrder['lines']): Promise<Sale[]> {
  // An unreadable dish is not on the menu, so it cannot be ordered either.
  const byId = await foodsById(db, lines.map(({ foodId }) => foodId));
  const changes = lineChangesOf(lines, (id) => {
    const food = byId.get(id);
    return food && { food: toOffer(food), onMenu: food.onMenu === 1 };
  });
  if (changes.length > 0) return refuse('cart_changed', CART_CHANGED, { changes });

  const taken = lines.flatMap(({ foodId, quantity, options = [] }) => {
    const food = byId.get(foodId);
    return food ? [{ food, quantity, options: currentOptions(food.options ?? [], options).chosen }] : [];
  });
  await takeFromStock(db, taken);
  return taken;
}

/** @throws RefusedError if the order is too small, its coupon cannot be used, or the total is not the one that the customer saw */
function refusePrice(priced: Quote, settings: ShopSettings, couponProblem: string | undefined, seen: number | undefined) {
  const tooSmall = minimumRefusal(priced, settings);
  if (tooSmall !== null) refuse('conflict', tooSmall);
  if (couponProblem !== undefined) refuse('total_changed', `${couponProblem}. ${totalChanged(seen, priced)}`);
  if (seen !== undefined && !samePrice(seen, priced.total)) refuse('total_changed', totalChanged(seen, priced));
}

/** Checks time, prices and stock, reduces the stock and stores the order, all in one transaction. */
export const placeOrder = creates(contract.placeOrder, async (context) => {
  const { db, caller, body, request } = context;
  const first = body.id === undefined ? undefined : await db.orders.get(body.id);
  if (first && first.userId !== caller.id) return refuse('conflict', 'This id belongs to another order');
  // A repeated request gets the order as in the first response, also if its status has changed since.
  if (first) {
    const { cancellation: _, ...placed } = await withUploads(db, toOrder(first));
    return { ...placed, status: PENDING, statusChanges: [] };
  }
  const { id = await newId(db.orders), lines, total, dueAt: wantedAt, coupon: code, without = [], ...delivery } = body;
  const settings = await readSettings(db);
  const dueAt = await takeSlot(db, settings, wantedAt);
  const taken = await takeStock(db, lines);
  const { coupon, refusal }: FoundCoupon = code === undefined ? {} : await couponFor(db, code, caller.id);
  const priced = pricedItems(taken, { ...settings, coupon });
  refusePrice(priced, settings, refusal, total);
  const order: Order = {
    id,
    userId: caller.id,
    customerName: caller.name,
    ...priced,
    status: PENDING,
    ...delivery,
    ...(without.length > 0 && { without: inOrder(without) }),
    date: now().toISOString(),
    ...(dueAt !== undefined && { dueAt }),
    statusChanges: [],
  };
  await db.orders.add(orderRow(withoutUploads(order), piecesPerCategory(taken)));
  // A coupon that takes nothing off is not used.
  if (coupon && order.adjustments?.some(({ kind }) => kind === COUPON)) await db.couponUses.add({ orderId: order.id, couponId: coupon.id, userId: caller.id });
  const details = `Order ${shortOrderId(order.id)} for ${formatPrice(order.total)}`;
  await logHistory(context, { action: 'Order Placed', details, event: { type: 'order-placed', orderId: order.id, userId: caller.id } });
  await recordEvent(db, { type: 'stock-changed', foodIds: [...new Set(taken.map(({ food }) => food.id))] }, request);
  return order;
});
