/**
 * The model: the shop as plain objects, computed independently and in the simplest way. It has no indexes, counters or
 * transactions, and keeps money in whole cents.
 */
import type { CartLine } from '../../src/domain/cart/cart';
import type { ShopEvent } from '../../src/domain/events/shopEvent';

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
  onMenu: boolean;
}

/** A line of a cart or of an order. */
export interface PlainLine {
  readonly foodId: string;
  pieces: number;
  /** The price per piece that the customer saw. */
  cents: number;
}

export interface PlainOrder {
  readonly id: string;
  readonly owner: string;
  readonly lines: readonly PlainLine[];
  readonly subtotal: number;
  readonly tax: number;
  readonly fee: number;
  readonly total: number;
  /** Pieces by category, with the categories at the time of sale. */
  readonly sold: ReadonlyMap<string, number>;
  /** The month in UTC, such as `2024-06`. */
  readonly month: string;
  status: string;
}

interface PlainPerson {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  name: string;
}

/** A browser with its cart, and the session of the account that uses it. */
export interface ModelSession {
  person: PlainPerson;
  /** null means signed out. */
  token: string | null;
  /** A token that was signed out; the backend must refuse it. */
  oldToken: string | null;
  cart: PlainLine[];
  /** The request of the last order that was placed. */
  lastOrder: { readonly id: string; readonly deliveryAddress: string } | null;
}

/** A category or a banner, by its name or id. One that returns after it was deleted has its former place in the list. */
export interface Placed {
  readonly key: string;
  readonly place: number;
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
  readonly banners: Placed[];
  /** The administrator's session, which stays open. */
  readonly adminToken: string;
}

/** Dollars in whole cents. */
export const centsOf = (dollars: number) => Math.round(dollars * 100);

/** The lines of a cart in the model's shape. */
export function plainLines(lines: readonly CartLine[]): PlainLine[] {
  return lines.map(({ foodId, quantity, foodPrice }) => ({ foodId, pieces: quantity, cents: centsOf(foodPrice) }));
}

const FEE = 299;

/** The totals of an order in cents: 8% tax, rounded half up, and the fee unless the order is empty (docs/behaviour.md, section 9). */
export function billOf(lines: readonly PlainLine[]) {
  let subtotal = 0;
  for (const { pieces, cents } of lines) subtotal += pieces * cents;
  // 8% of n cents is 8n hundredths of a cent: half a cent and more is rounded up.
  const hundredths = subtotal * 8;
  const tax = (hundredths - (hundredths % 100)) / 100 + (hundredths % 100 >= 50 ? 1 : 0);
  const fee = subtotal === 0 ? 0 : FEE;
  return { subtotal, tax, fee, total: subtotal + tax + fee };
}

/** Category names are compared without case and surrounding space. */
export function sameName(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

let places = 1000;

/** Adds a category or a banner at the end of its list. */
export function append(list: Placed[], key: string): Placed {
  const added = { key, place: (places += 1) };
  list.push(added);
  return added;
}

/** The changes that make the shop refuse an order, line by line. */
export function changesOf(shop: PlainShop, lines: readonly PlainLine[]): { kind: string; foodId: string }[] {
  const changes: { kind: string; foodId: string }[] = [];
  for (const { foodId, pieces, cents } of lines) {
    const food = shop.foods.find(({ id }) => id === foodId);
    if (!food?.onMenu) {
      changes.push({ kind: 'gone', foodId });
      continue;
    }
    if (food.stock < pieces) changes.push({ kind: 'stock', foodId });
    if (food.cents !== cents) changes.push({ kind: 'price', foodId });
  }
  return changes;
}

/** Reduces the stock and adds the order. */
export function sell(shop: PlainShop, seat: ModelSession, id: string, lines: readonly PlainLine[], date: string) {
  const sold = new Map<string, number>();
  for (const { foodId, pieces } of lines) {
    const food = shop.foods.find((each) => each.id === foodId);
    if (!food) throw new Error(`The model sells ${foodId}, which it does not know`);
    food.stock -= pieces;
    sold.set(food.category, (sold.get(food.category) ?? 0) + pieces);
  }
  const copies = lines.map((line) => ({ ...line }));
  shop.orders.push({ id, owner: seat.person.id, lines: copies, ...billOf(lines), sold, month: date.slice(0, 7), status: 'pending' });
  shop.history.push({ action: 'Order Placed', user: seat.person.name, undo: null, undoneBy: '' });
  shop.events.push({ type: 'order-placed', orderId: id, userId: seat.person.id }, { type: 'stock-changed', foodIds: lines.map(({ foodId }) => foodId) });
}

/** The body of an order request. */
export function orderBody(lines: readonly PlainLine[], deliveryAddress: string) {
  return {
    lines: lines.map(({ foodId, pieces, cents }) => ({ foodId, quantity: pieces, price: cents / 100 })),
    deliveryAddress,
    contactPhone: '555 010 0142',
  };
}

/** The sums that the back office shows, counted record by record. */
export function countsOf({ orders, foods }: PlainShop) {
  const sold = new Map<string, number>();
  for (const order of orders) {
    for (const [category, pieces] of order.sold) sold.set(category, (sold.get(category) ?? 0) + pieces);
  }
  return {
    cents: orders.reduce((sum, { total }) => sum + total, 0),
    sold,
    low: foods.filter((food) => food.onMenu && food.stock <= food.threshold).length,
  };
}
