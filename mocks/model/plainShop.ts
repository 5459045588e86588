/**
 * The model: the shop as plain objects, computed independently and in the simplest way. It has no indexes, counters or
 * transactions, and keeps money in whole cents.
 */
import type { CartLine } from '../../src/domain/cart/cart';
import type { ShopEvent } from '../../src/domain/events/shopEvent';
import type { Role } from '../../src/domain/user/roles';
import { type PlainTimes, iso } from './plainHours';

/** A dish. One that was removed from the menu stays, because orders refer to it. */
export interface PlainFood {
  readonly id: string;
  name: string;
  cents: number;
  stock: number;
  threshold: number;
  category: string;
  description: string;
  image: string;
  isVeg: boolean;
  /** The groups of choices as JSON: none, or one group of which a customer has to choose one. */
  options: string;
  onMenu: boolean;
}

/** A line of a cart or of an order. */
export interface PlainLine {
  readonly foodId: string;
  /** The id of what was chosen; empty for a dish without choices. */
  readonly choice: string;
  pieces: number;
  /** The price per piece that the customer saw, with the choice. */
  cents: number;
}

export interface PlainOrder {
  readonly id: string;
  readonly owner: string;
  readonly lines: readonly PlainLine[];
  readonly subtotal: number;
  readonly rate: number;
  readonly tax: number;
  readonly fee: number;
  /** What a coupon takes off, and its id; 0 and null without one. */
  readonly discount: number;
  readonly couponId: string | null;
  readonly total: number;
  /** Pieces by category, with the categories at the time of sale. */
  readonly sold: ReadonlyMap<string, number>;
  readonly date: string;
  /** The slot of an order for later; null for now. */
  readonly dueAt: string | null;
  status: string;
  /** Whether it was cancelled with a reason. */
  cancelled: boolean;
}

/** An account, but the administrator's. */
export interface PlainPerson {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  name: string;
  role: Role;
}

/** The settings that orders depend on: the tax in thousandths of a percent, the fee in cents, who can cancel, the customers within minutes, and times. */
export interface PlainTerms extends PlainTimes {
  readonly rate: number;
  readonly fee: number;
  readonly staffCancel: boolean;
  readonly cancelMinutes: number;
}

/** A browser with its cart, and the session of the account that uses it. */
export interface ModelSession {
  person: PlainPerson;
  /** null means signed out. */
  token: string | null;
  /** A token that was signed out; the backend must refuse it. */
  oldToken: string | null;
  cart: PlainLine[];
}

/** A category, by its name. One that returns after it was deleted has its former place in the list. */
export interface Placed {
  readonly key: string;
  readonly place: number;
}

/** The codes of coupons, few so that they repeat. */
export const COUPON_CODES = ['TEN', 'SHIP'] as const;

/** A coupon; money in cents, `percent` in whole percent, a limit of 0 is none. */
export interface PlainCoupon {
  readonly id: string;
  readonly code: string;
  readonly percent: number | null;
  readonly cents: number;
  readonly appliesTo: 'dishes' | 'delivery';
  readonly minimum: number;
  readonly limit: number;
  readonly customerLimit: number;
}

/** How a change is undone. */
export interface PlainUndo {
  /** Whether something has followed the change. */
  readonly isRefused: (shop: PlainShop) => boolean;
  /** Undoes the change, and returns how that is undone. */
  readonly apply: (shop: PlainShop) => PlainUndo;
}

/** An entry of the history. `undo` is null for a change that cannot be undone. */
interface PlainEntry {
  readonly action: string;
  readonly user: string;
  readonly undo: PlainUndo | null;
  undoneBy: string;
}

/** The whole model. */
export interface PlainShop {
  readonly foods: PlainFood[];
  readonly categories: Placed[];
  readonly orders: PlainOrder[];
  readonly people: PlainPerson[];
  readonly history: PlainEntry[];
  /** What the event log tells. */
  readonly events: ShopEvent[];
  readonly seats: [ModelSession, ModelSession];
  terms: PlainTerms;
  /** The time of the shop, frozen between operations, and the end of the latest pause; both in ms since 1970. */
  clock: number;
  pausedUntil: number;
  readonly coupons: PlainCoupon[];
  /** The administrator's session, which stays open. */
  readonly adminToken: string;
}

/** Dollars in whole cents. */
export const centsOf = (dollars: number) => Math.round(dollars * 100);

/** The lines of a cart in the model's shape. */
export function plainLines(lines: readonly CartLine[]): PlainLine[] {
  return lines.map(({ foodId, options = [], quantity, foodPrice }) => ({ foodId, choice: options[0]?.choiceId ?? '', pieces: quantity, cents: centsOf(foodPrice) }));
}

/** The choices of a dish, in cents that each adds to its price. */
function choicesOf({ options }: PlainFood): { id: string; cents: number }[] {
  const groups = JSON.parse(options) as { choices: { id: string; price: number }[] }[];
  return groups.flatMap(({ choices }) => choices.map(({ id, price }) => ({ id, cents: centsOf(price) })));
}

/** A line of a dish with one of its choices, if it has any; `n` may be any number. */
export function lineFor(food: PlainFood, n: number, pieces: number): PlainLine {
  const choices = choicesOf(food);
  const chosen = choices[n % Math.max(choices.length, 1)];
  return { foodId: food.id, choice: chosen?.id ?? '', pieces, cents: food.cents + (chosen?.cents ?? 0) };
}

/** The totals of an order in cents, of a new shop unless other terms are given: the tax rounded half up, and the fee unless the order is empty (docs/behaviour.md, section 9). */
export function billOf(lines: readonly PlainLine[], { rate, fee: feeOfAll }: Pick<PlainTerms, 'rate' | 'fee'> = { rate: 8000, fee: 299 }, coupon?: PlainCoupon) {
  let subtotal = 0;
  for (const { pieces, cents } of lines) subtotal += pieces * cents;
  const fee = subtotal === 0 ? 0 : feeOfAll;
  const discount = coupon ? discountOf(coupon, subtotal, fee) : 0;
  // A thousandth of a percent of a cent is 1/100,000 of it: half a cent and more is rounded up.
  const parts = (subtotal - (coupon?.appliesTo === 'dishes' ? discount : 0)) * rate;
  const tax = (parts - (parts % 100_000)) / 100_000 + (parts % 100_000 >= 50_000 ? 1 : 0);
  return { subtotal, tax, fee, discount, total: subtotal + tax + fee - discount };
}

/** What a coupon takes off the dishes or the fee: never more than there is. */
function discountOf({ percent, cents, appliesTo, minimum }: PlainCoupon, subtotal: number, fee: number): number {
  if (subtotal < minimum) return 0;
  const base = appliesTo === 'dishes' ? subtotal : fee;
  const hundredths = base * (percent ?? 0);
  const off = (hundredths - (hundredths % 100)) / 100 + (hundredths % 100 >= 50 ? 1 : 0);
  return Math.min(base, percent === null ? cents : off);
}

/** The orders that use a coupon, those of one customer if a name is given. */
export function usesOf({ orders }: PlainShop, couponId: string, owner?: string): number {
  return orders.filter((order) => order.couponId === couponId && !order.cancelled && (owner === undefined || order.owner === owner)).length;
}

/** Whether a customer may use a coupon once more. */
export function isUsable(shop: PlainShop, { id, limit, customerLimit }: PlainCoupon, owner: string): boolean {
  return (limit === 0 || usesOf(shop, id) < limit) && (customerLimit === 0 || usesOf(shop, id, owner) < customerLimit);
}

/** Category names are compared without case and surrounding space. */
export function sameName(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

let places = 1000;

/** Adds a category at the end of the list. */
export function append(list: Placed[], key: string): Placed {
  const added = { key, place: (places += 1) };
  list.push(added);
  return added;
}

/** The changes that make the shop refuse an order, line by line. */
export function changesOf(shop: PlainShop, lines: readonly PlainLine[]): { kind: string; foodId: string }[] {
  return lines.flatMap((line, at) => changesOfLine(shop, lines, at).map(({ kind }) => ({ kind, foodId: line.foodId })));
}

type LineFault = { kind: 'gone' | 'choice' } | { kind: 'stock'; available: number } | { kind: 'price'; now: number };

/** The changes of one line. The lines before it have the first claim on the stock. */
export function changesOfLine(shop: PlainShop, lines: readonly PlainLine[], at: number): LineFault[] {
  const line = lines[at];
  const food = shop.foods.find(({ id }) => id === line?.foodId);
  if (!line || !food?.onMenu) return [{ kind: 'gone' }];
  const before = lines.slice(0, at).filter(({ foodId }) => foodId === food.id);
  const available = Math.max(0, food.stock - before.reduce((sum, { pieces }) => sum + pieces, 0));
  const faults: LineFault[] = available < line.pieces ? [{ kind: 'stock', available }] : [];
  const choices = choicesOf(food);
  const chosen = choices.find(({ id }) => id === line.choice);
  const now = food.cents + (chosen?.cents ?? 0);
  if (chosen ? choices.length === 0 : choices.length > 0 || line.choice !== '') return [...faults, { kind: 'choice' }];
  return now === line.cents ? faults : [...faults, { kind: 'price', now }];
}

/** Reduces the stock and adds the order. @param due null for now */
export function sell(shop: PlainShop, seat: ModelSession, id: string, lines: readonly PlainLine[], due: number | null, coupon?: PlainCoupon) {
  const sold = new Map<string, number>();
  for (const { foodId, pieces } of lines) {
    const food = shop.foods.find((each) => each.id === foodId);
    if (!food) throw new Error(`The model sells ${foodId}, which it does not know`);
    food.stock -= pieces;
    sold.set(food.category, (sold.get(food.category) ?? 0) + pieces);
  }
  const copies = lines.map((line) => ({ ...line }));
  const bill = billOf(lines, shop.terms, coupon);
  shop.orders.push({ id, owner: seat.person.id, lines: copies, rate: shop.terms.rate, ...bill, couponId: bill.discount > 0 ? (coupon?.id ?? null) : null, sold, date: iso(shop.clock), dueAt: due === null ? null : iso(due), status: 'pending', cancelled: false });
  shop.history.push({ action: 'Order Placed', user: seat.person.name, undo: null, undoneBy: '' });
  shop.events.push({ type: 'order-placed', orderId: id, userId: seat.person.id }, { type: 'stock-changed', foodIds: foodIdsOf(lines) });
}

/** The dishes of some lines, each once. */
export function foodIdsOf(lines: readonly PlainLine[]): string[] {
  return [...new Set(lines.map(({ foodId }) => foodId))];
}

/** The id of the group of a dish: none is shared. */
export const groupOf = (foodId: string) => `size of ${foodId}`;

/** The body of an order request. */
export function orderBody(lines: readonly PlainLine[], deliveryAddress: string) {
  return {
    lines: lines.map(({ foodId, choice, pieces, cents }) => ({
      foodId,
      ...(choice !== '' && { options: [{ groupId: groupOf(foodId), choiceId: choice, quantity: 1 }] }),
      quantity: pieces,
      price: cents / 100,
    })),
    deliveryAddress,
    contactPhone: '555 010 0142',
  };
}

/** The sums that the back office shows, counted record by record. */
export function countsOf({ orders, foods, people }: PlainShop) {
  const counted = orders.filter(({ cancelled }) => !cancelled);
  const sold = new Map<string, number>();
  for (const order of counted) {
    for (const [category, pieces] of order.sold) sold.set(category, (sold.get(category) ?? 0) + pieces);
  }
  return {
    cents: counted.reduce((sum, { total }) => sum + total, 0),
    sold,
    customers: people.filter(({ role }) => role === 'customer').length,
    low: foods.filter((food) => food.onMenu && food.stock <= food.threshold).length,
  };
}
