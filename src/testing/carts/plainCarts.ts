/** The carts of one browser as plain objects: what a customer expects of them, in whole cents and without a store. */
import type { PlainLine } from '../../../mocks/model/plainShop';

export const PEOPLE = ['maya.patel@fooddelivery.example', 'daniel.okafor@fooddelivery.example'] as const;

/** What every tab of the browser is held against. */
export interface PlainCarts {
  /** Whose cart is shown, which outlives a session that has merely run out; null is a cart nobody has claimed. */
  owner: string | null;
  /** Who is signed in. */
  person: string | null;
  shown: PlainLine[];
  readonly aside: Map<string, PlainLine[]>;
  /** What the dishes cost and how many are left, by their ids. */
  readonly menu: Map<string, { cents: number; stock: number }>;
  /** Orders placed by each, and what they cost. */
  readonly orders: { owner: string; total: number }[];
}

const MOST = 99;

/** The cart with so many pieces more of a dish; whatever price stands there already stays. */
export function withMore(lines: readonly PlainLine[], more: PlainLine): PlainLine[] {
  if (!lines.some(({ foodId }) => foodId === more.foodId)) return [...lines, { ...more }];
  return lines.map((line) => (line.foodId === more.foodId ? { ...line, pieces: Math.min(line.pieces + more.pieces, MOST) } : line));
}

/** The cart without what was ordered. */
export function withoutOrdered(lines: readonly PlainLine[], ordered: readonly PlainLine[]): PlainLine[] {
  return lines
    .map((line) => ({ ...line, pieces: line.pieces - (ordered.find(({ foodId }) => foodId === line.foodId)?.pieces ?? 0) }))
    .filter(({ pieces }) => pieces > 0);
}

function putAside(carts: PlainCarts) {
  if (carts.owner !== null && carts.shown.length > 0) carts.aside.set(carts.owner, carts.shown);
  carts.shown = [];
  carts.owner = null;
}

/** Somebody is signed in: their own cart is brought back, and what nobody had claimed joins it. */
export function enter(carts: PlainCarts, person: string) {
  carts.person = person;
  if (carts.owner === person) return;
  const unclaimed = carts.owner === null ? carts.shown : [];
  putAside(carts);
  carts.shown = unclaimed.reduce(withMore, carts.aside.get(person) ?? []);
  carts.owner = person;
  carts.aside.delete(person);
}

/** Somebody leaves. */
export function leave(carts: PlainCarts) {
  putAside(carts);
  carts.person = null;
}

/** True where the shop sells these lines at the prices they have. */
export function isOrderable({ menu }: PlainCarts, lines: readonly PlainLine[]): boolean {
  return lines.every(({ foodId, pieces, cents }) => {
    const dish = menu.get(foodId);
    return dish?.cents === cents && dish.stock >= pieces;
  });
}
