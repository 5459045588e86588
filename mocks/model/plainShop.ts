/**
 * The shop as plain objects: what it should be after each operation, worked out a second time and the simple way. It
 * knows nothing of indexes, counters or transactions, and counts money in whole cents from the start.
 */
import type { CartLine } from '../../src/domain/cart';

/** A dish; one that was taken off the menu stays, for the orders that name it. */
export interface PlainFood {
  readonly id: string;
  name: string;
  cents: number;
  stock: number;
  threshold: number;
  category: string;
  onMenu: boolean;
}

/** A line of a cart or of an order. */
export interface PlainLine {
  readonly foodId: string;
  pieces: number;
  /** A piece, as the customer saw it. */
  cents: number;
}

interface PlainOrder {
  readonly id: string;
  readonly owner: string;
  readonly lines: readonly PlainLine[];
  readonly subtotal: number;
  readonly tax: number;
  readonly fee: number;
  readonly total: number;
  /** Pieces by category, as the dishes were filed when they were sold. */
  readonly sold: ReadonlyMap<string, number>;
  /** In UTC. */
  readonly month: string;
  status: string;
}

interface PlainPerson {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  name: string;
}

/** What a customer once sent, and the order it made. */
interface PlainAttempt {
  readonly key: string;
  readonly body: object;
  readonly orderId: string;
}

/** A browser with its cart, and with the session of whoever sits there. */
export interface PlainSeat {
  person: PlainPerson;
  /** null is signed out. */
  token: string | null;
  /** A token that was given back; it must open nothing any more. */
  oldToken: string | null;
  cart: PlainLine[];
  attempt: PlainAttempt | null;
}

/** All that the real shop is held against. */
export interface PlainShop {
  readonly foods: PlainFood[];
  readonly categories: string[];
  readonly orders: PlainOrder[];
  readonly people: PlainPerson[];
  readonly history: { action: string; user: string }[];
  readonly seats: [PlainSeat, PlainSeat];
  /** How many orders carry an idempotency key. */
  keys: number;
  readonly banners: string[];
  /** The session of the administrator, who stays signed in. */
  readonly adminToken: string;
}

/** Dollars in whole cents. */
export const centsOf = (dollars: number) => Math.round(dollars * 100);

/** The lines of a cart in the model's words. */
export function plainLines(lines: readonly CartLine[]): PlainLine[] {
  return lines.map(({ foodId, quantity, foodPrice }) => ({ foodId, pieces: quantity, cents: centsOf(foodPrice) }));
}

const FEE = 299;

/** Cents of an order: 8% tax, rounded half up, and the fee unless it is empty (specification, section 9). */
export function billOf(lines: readonly PlainLine[]) {
  let subtotal = 0;
  for (const { pieces, cents } of lines) subtotal += pieces * cents;
  // 8% of n cents is 8n hundredths of a cent: half a cent and more goes up.
  const hundredths = subtotal * 8;
  const tax = (hundredths - (hundredths % 100)) / 100 + (hundredths % 100 >= 50 ? 1 : 0);
  const fee = subtotal === 0 ? 0 : FEE;
  return { subtotal, tax, fee, total: subtotal + tax + fee };
}

/** Categories are told apart as people read them: case and the space around do not count. */
export function sameName(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

/** What stands between a cart and its order, line by line. */
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

/** Takes the stock and writes the order down. */
export function sell(shop: PlainShop, seat: PlainSeat, id: string, lines: readonly PlainLine[], date: string) {
  const sold = new Map<string, number>();
  for (const { foodId, pieces } of lines) {
    const food = shop.foods.find((each) => each.id === foodId);
    if (!food) throw new Error(`The model sells ${foodId}, which it does not know`);
    food.stock -= pieces;
    sold.set(food.category, (sold.get(food.category) ?? 0) + pieces);
  }
  const copies = lines.map((line) => ({ ...line }));
  shop.orders.push({ id, owner: seat.person.id, lines: copies, ...billOf(lines), sold, month: date.slice(0, 7), status: 'pending' });
  shop.history.push({ action: 'Order Placed', user: seat.person.name });
}

/** The cart as an order's body says it. */
export function orderBody(lines: readonly PlainLine[], deliveryAddress: string) {
  return {
    lines: lines.map(({ foodId, pieces, cents }) => ({ foodId, quantity: pieces, price: cents / 100 })),
    deliveryAddress,
    contactPhone: '555 010 0142',
  };
}

/** The sums that the back office shows, counted from the records one by one. */
export function countsOf({ orders, foods, people, history }: PlainShop) {
  const sums = new Map<string, number>();
  const add = (key: string, by: number) => sums.set(key, (sums.get(key) ?? 0) + by);
  for (const order of orders) {
    add('orders', 1);
    add(`buyer:${order.owner}`, 1);
    add('revenue', order.total);
    add(`status:${order.status}`, 1);
    add(`month:${order.month}`, order.total);
    for (const [category, pieces] of order.sold) add(`category:${category}`, pieces);
  }
  for (const { user } of history) add(`person:${user}`, 1);
  add('role:administrator', 1);
  add('role:customer', people.length);
  return {
    sums: Object.fromEntries(sums),
    customers: people.length,
    low: foods.filter((food) => food.onMenu && food.stock <= food.threshold).length,
  };
}
