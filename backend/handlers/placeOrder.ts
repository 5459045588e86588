import { lineChangesOf } from '../../src/domain/cart/lineChange';
import { contract } from '../../src/domain/contract';
import { currentOptions } from '../../src/domain/food/options';
import { formatPrice, samePrice } from '../../src/domain/number/money';
import { CART_CHANGED, type NewOrder, type Order, shortOrderId } from '../../src/domain/order/order';
import { type Terms, totalChanged } from '../../src/domain/order/quote';
import { PENDING } from '../../src/domain/order/orderStatus';
import { now } from '../utils/clock';
import type { Tables } from '../store';
import { takeFromStock } from '../repositories/foodsRepository';
import { logHistory } from '../repositories/historyLog';
import { withUploads, withoutUploads } from '../repositories/ordersRepository';
import { parseValidRows } from '../repositories/parseValidRows';
import { takeSlot } from '../repositories/ordering';
import { readSettings } from '../repositories/settingsRepository';
import { type Sale, type UserRow, orderRow, piecesPerCategory, pricedItems, toFood, toOffer, toOrder } from '../rows/rows';
import { newId } from '../utils/random';
import { recordEvent } from '../repositories/eventLog';
import { refuse } from '../utils/refusal';
import { creates } from './route';

async function takeStock(db: Tables, lines: NewOrder['lines']): Promise<Sale[]> {
  const rows = (await db.foods.getAll([...new Set(lines.map((line) => line.foodId))])).filter((row) => row !== undefined);
  // An unreadable dish is not on the menu, so it cannot be ordered either.
  const byId = new Map(parseValidRows(db.foods, rows, (row) => [toFood(row).id, row]));
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

/** @throws RefusedError if the total is not the one that the customer saw */
function makeOrder(id: string, user: UserRow, taken: readonly Sale[], terms: Terms, dueAt: string | undefined, { id: _id, lines: _lines, total: seen, dueAt: _dueAt, ...delivery }: NewOrder): Order {
  const priced = pricedItems(taken, terms);
  if (seen !== undefined && !samePrice(seen, priced.total)) refuse('total_changed', totalChanged(seen, priced));
  return {
    id,
    userId: user.id,
    customerName: user.name,
    ...priced,
    status: PENDING,
    ...delivery,
    date: now().toISOString(),
    ...(dueAt !== undefined && { dueAt }),
    statusChanges: [],
  };
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
  const settings = await readSettings(db);
  const dueAt = await takeSlot(db, settings, body.dueAt);
  const taken = await takeStock(db, body.lines);
  const order = makeOrder(body.id ?? (await newId(db.orders)), caller, taken, settings, dueAt, body);
  await db.orders.add(orderRow(withoutUploads(order), piecesPerCategory(taken)));
  const details = `Order ${shortOrderId(order.id)} over ${formatPrice(order.total)}`;
  await logHistory(context, { action: 'Order Placed', details, event: { type: 'order-placed', orderId: order.id, userId: caller.id } });
  await recordEvent(db, { type: 'stock-changed', foodIds: [...new Set(taken.map(({ food }) => food.id))] }, request);
  return order;
});
