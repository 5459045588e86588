/** Compares the whole database with the model: no record is lost or duplicated, and every sum equals a recount. */
import { contract } from '../../src/domain/contract';
import { DEFAULT_SETTINGS, type ShopSettings } from '../../src/domain/shop/settings';
import { isEqual } from '../../src/domain/isEqual';
import { openDatabase } from '../indexeddb/connection/openDatabase';
import { type OrderRow, toOrder } from '../../backend/rows/rows';
import { HOURS, HOURS_NAMES, START, iso, presentOf, roomIn, slotsOf } from './plainHours';
import { type PlainShop, type PlainTerms, centsOf, countsOf } from './plainShop';
import { ADMIN, ask } from '../testing/client';

/** A rate in thousandths of a percent. */
const rateOf = (taxRate: number) => Math.round(taxRate * 100_000);

function orderAsStored(row: OrderRow, couponId: string | null) {
  const { id, userId, items, subtotal, taxRate, tax, deliveryFee, total, status, cancellation, dueAt, adjustments = [] } = toOrder(row);
  return {
    id,
    owner: userId,
    lines: items.map(({ foodId, options = [], quantity, price }) => ({ foodId, choice: options[0]?.choiceId ?? '', pieces: quantity, cents: centsOf(price) })),
    subtotal: centsOf(subtotal),
    rate: rateOf(taxRate),
    tax: centsOf(tax),
    fee: centsOf(deliveryFee),
    discount: -centsOf(adjustments.reduce((sum, { amount }) => sum + amount, 0)) || 0,
    couponId,
    total: centsOf(total),
    sold: row.soldPieces,
    date: row.date,
    dueAt: dueAt ?? null,
    status,
    cancelled: cancellation !== undefined,
  };
}

/** The settings in the model's shape. */
function termsOf({ taxRate, deliveryFee, hours, closedDays, staffCancel, cancelMinutes, laterDays, slotMinutes, slotCapacity }: ShopSettings): PlainTerms {
  const name = HOURS_NAMES.find((each) => isEqual({ ...HOURS[each], isOpen: null }, { hours, closedDays, isOpen: null }));
  if (name === undefined) throw new Error(`The model has no such hours: ${JSON.stringify({ hours, closedDays })}`);
  return { rate: rateOf(taxRate), fee: centsOf(deliveryFee), staffCancel, cancelMinutes, hours: name, laterDays, slotMinutes, slotCapacity };
}

/** The database in the model's shape. */
export async function stored() {
  const { db } = await openDatabase();
  const [foods, categories, orders, users, history, events, settings, coupons, uses, counters] = await Promise.all([
    db.foods.toArray(),
    db.categories.toArray(),
    db.orders.toArray(),
    db.users.toArray(),
    db.history.toArray(),
    db.events.toArray(),
    db.settings.toArray(),
    db.coupons.toArray(),
    db.couponUses.toArray(),
    db.counters.toArray(),
  ]);
  return {
    foods: foods.map(({ id, name, price, stock, threshold, category, description, image, isVeg, options = [], onMenu }) => ({
      id, name, cents: centsOf(price), stock, threshold, category, description, image, isVeg, options: JSON.stringify(options), onMenu: onMenu === 1,
    })),
    categories: categories.map(({ name }) => name),
    orders: orders.map((row) => orderAsStored(row, uses.find(({ orderId }) => orderId === row.id)?.couponId ?? null)),
    people: users.filter(({ email }) => email !== ADMIN.email).map(({ id, email, name, role }) => ({ id, email, name, role })),
    history: history.map(({ action, user, inverse, undoneBy = '' }) => ({ action, user, undoable: inverse !== undefined, undoneBy })),
    events: events.map(({ event }) => event),
    terms: termsOf({ ...DEFAULT_SETTINGS, ...settings[0] }),
    pausedUntil: counters.find(({ key }) => key === 'pausedUntil')?.value ?? 0,
    coupons: coupons.map(({ id, code, kind, value, appliesTo, minimum, limit, customerLimit }) => ({
      id, code, percent: kind === 'percent' ? value : null, cents: kind === 'amount' ? centsOf(value) : 0, appliesTo, minimum: centsOf(minimum), limit, customerLimit,
    })),
  };
}

/** The expected content of the database. */
function expected(shop: PlainShop) {
  return {
    foods: shop.foods,
    categories: shop.categories.map(({ key }) => key),
    // A cancelled order uses no coupon; undoing that takes it again.
    orders: shop.orders.map((order) => ({ ...order, couponId: order.cancelled ? null : order.couponId, sold: Object.fromEntries(order.sold) })),
    people: shop.people.map(({ id, email, name, role }) => ({ id, email, name, role })),
    history: shop.history.map(({ action, user, undo, undoneBy }) => ({ action, user, undoable: undo !== null && undoneBy === '', undoneBy })),
    events: shop.events,
    terms: shop.terms,
    pausedUntil: shop.pausedUntil,
    coupons: shop.coupons,
  };
}

/** Fails if the stored records or the figures of the back office differ from the model. */
export async function audit(shop: PlainShop) {
  expect(await stored()).toEqual(expected(shop));
  const { cents, sold, low, customers } = countsOf(shop);
  const pendingOrders = shop.orders.filter(({ status }) => status === 'pending').length;
  const token = shop.adminToken;
  expect(await ask(contract.getOpenWork, { token })).toEqual({ pendingOrders, lowStock: low });
  expect(await ask(contract.getOverview, { token })).toEqual({
    revenue: cents / 100,
    totalOrders: shop.orders.length,
    pendingOrders,
    completedOrders: shop.orders.filter(({ status }) => status === 'completed').length,
    activeCustomers: customers,
  });
  const { closed, changesAt } = await ask(contract.getShop);
  expect({ closed, changesAt }).toEqual(presentOf(shop));
  expect(await ask(contract.getSlots)).toEqual(slotsOf(shop).filter((slot) => roomIn(shop, slot) > 0).map(iso));
  const { foodCategories } = await ask(contract.getCharts, { token: shop.adminToken });
  expect(new Map(foodCategories.map(({ category, share }) => [category, share]))).toEqual(sold);
  expect(foodCategories.map(({ share }) => share)).toEqual([...sold.values()].sort((a, b) => b - a));
}

/** A model of the current shop, from which a sequence of operations starts. */
export async function modelOfNow(adminToken: string): Promise<Omit<PlainShop, 'seats'>> {
  const { foods, categories, orders, people, history, events, terms, pausedUntil, coupons } = await stored();
  return {
    foods,
    categories: categories.map((key, place) => ({ key, place })),
    orders: orders.map((order) => ({ ...order, sold: new Map(Object.entries(order.sold)) })),
    people: people.map((person) => ({ ...person, password: 'anything' })),
    history: history.map(({ action, user }) => ({ action, user, undo: null, undoneBy: '' })),
    events,
    terms,
    clock: START,
    pausedUntil,
    coupons,
    adminToken,
  };
}
