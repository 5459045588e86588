import type { Order } from '../../domain/order';
import { sameRows } from '../../shared/back-office/sameRows';
import type { OrderList, Strays } from './ordersApi';

interface Holding {
  /** The orders on the screen. */
  readonly shown: readonly Order[];
  /** The page as the backend has it now. */
  readonly fresh: OrderList;
  /** Orders on the screen that the page has no longer, as the backend has them now, as far as they were asked for. */
  readonly strays: Strays;
  /** The status each order was set to here: as such it may leave the screen. */
  readonly setHere: ReadonlyMap<string, string>;
  /** What the page shows: orders of one status or, as '', of all, so many at most. */
  readonly status: string;
  readonly size: number;
}

/** A page of the list to show, and how many orders are held back from it. */
export interface HeldOrders {
  readonly list: OrderList;
  readonly held: number;
}

/**
 * The orders to show while somebody has a hand on them: each stays where it is, in the state that it is in now. An order
 * that would push others down is held back. One that was changed elsewhere stays though it no longer belongs there; one
 * that was changed here goes, and so does one that the shop has no longer: what comes after takes its place. The total is
 * that of the list as it is shown.
 */
export function holdOrders({ shown, fresh, strays, setHere, status, size }: Holding): HeldOrders {
  const onPage = new Set(fresh.items.map(({ id }) => id));
  const fits = (order: Order) => status === '' || order.status === status;
  const now = new Map([...strays.orders, ...fresh.items].map((order) => [order.id, order]));
  const stays = (order: Order) => !strays.gone.includes(order.id) && (fits(order) || setHere.get(order.id) !== order.status);
  const kept = shown.map((order) => now.get(order.id) ?? order).filter((order) => onPage.has(order.id) || stays(order));
  if (kept.length === 0) return { list: fresh, held: 0 };

  const known = new Set(kept.map(({ id }) => id));
  const lastKnown = fresh.items.findLastIndex(({ id }) => known.has(id));
  // Where none is left there, all that the page has now would stand above.
  const above = lastKnown === -1 ? fresh.items : fresh.items.slice(0, lastKnown).filter(({ id }) => !known.has(id));
  const below = lastKnown === -1 ? [] : fresh.items.slice(lastKnown + 1);

  const lastKept = kept.findLastIndex(({ id }) => onPage.has(id));
  const full = fresh.items.length === size;
  // At the end of a full page an order may have been pushed on to the next one, where it counts as ever.
  const gone = kept.filter((order, place) => !onPage.has(order.id) && !(full && place > lastKept && fits(order)));
  const items = [...kept, ...below].slice(0, Math.max(size, kept.length));
  return { list: { ...fresh, items: sameRows(shown, items), total: fresh.total - above.length + gone.length }, held: above.length };
}
