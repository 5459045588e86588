/** The model: the carts of one browser as plain objects, in whole cents and without a store. */
import type { PlainLine } from '../../../mocks/model/plainShop';

/** E-mails of the two accounts that sign in. */
export const PEOPLE = ['maya.patel@fooddelivery.example', 'daniel.okafor@fooddelivery.example'] as const;

/** The expected state of all tabs. */
export interface PlainCarts {
  /** The owner of the cart on the screen, also after the session has expired; null for a cart without an account. */
  owner: string | null;
  /** The account that is signed in. */
  person: string | null;
  shown: PlainLine[];
  readonly aside: Map<string, PlainLine[]>;
  /** Price in cents and stock of each dish, by id. */
  readonly menu: Map<string, { cents: number; stock: number }>;
}

const MOST = 99;

/** Adds pieces of a dish to the cart; an existing line keeps its price. */
export function withMore(lines: readonly PlainLine[], more: PlainLine): PlainLine[] {
  if (!lines.some(({ foodId }) => foodId === more.foodId)) return [...lines, { ...more }];
  return lines.map((line) => (line.foodId === more.foodId ? { ...line, pieces: Math.min(line.pieces + more.pieces, MOST) } : line));
}

/** Removes the ordered pieces from the cart. */
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

/** An account signs in: its own cart is restored and merged with the cart that has no account. */
export function enter(carts: PlainCarts, person: string) {
  carts.person = person;
  if (carts.owner === person) return;
  const unclaimed = carts.owner === null ? carts.shown : [];
  putAside(carts);
  carts.shown = unclaimed.reduce(withMore, carts.aside.get(person) ?? []);
  carts.owner = person;
  carts.aside.delete(person);
}

/** The user signs out. */
export function leave(carts: PlainCarts) {
  putAside(carts);
  carts.person = null;
}

/** True if the shop sells these lines at their prices and has enough stock. */
export function isOrderable({ menu }: PlainCarts, lines: readonly PlainLine[]): boolean {
  return lines.every(({ foodId, pieces, cents }) => {
    const dish = menu.get(foodId);
    return dish?.cents === cents && dish.stock >= pieces;
  });
}
