import { useCallback, useState } from 'react';
import type { Order } from '../../domain/order';
import type { OrderListQuery } from './ordersApi';

const NONE: readonly never[] = [];

/**
 * The orders somebody has picked in the list. They hold across pages, each as it was last seen, and are let go when the
 * list is narrowed another way, their status takes them out of it or the shop has them no longer: nobody should change
 * what they no longer see any trace of.
 * @param query what the list is narrowed to
 * @param page the orders on the screen as they are now
 * @param gone the ids of those that were on the screen and that the shop has no longer
 * @returns them, what picks others instead, and what picks orders beside those that are picked by then
 */
export function usePicked({ status, search }: OrderListQuery, page: readonly Order[] = NONE, gone: readonly string[] = NONE) {
  const scope = `${status} ${search}`;
  const [picked, setPicked] = useState<{ scope: string; orders: readonly Order[] }>({ scope, orders: NONE });
  const orders = picked.scope === scope ? asTheyAre(picked.orders, { page, gone, status }) : NONE;
  // Remembered, for when they are on the screen no longer.
  if (orders !== picked.orders) setPicked({ scope, orders });
  const setOrders = useCallback((next: readonly Order[]) => { setPicked({ scope, orders: next }); }, [scope]);
  const addOrders = useCallback(
    (more: readonly Order[]) => { setPicked((now) => (now.scope === scope ? { scope, orders: withMore(now.orders, more) } : now)); },
    [scope],
  );
  return [orders, setOrders, addOrders] as const;
}

/** Picked orders and some more of them, which were picked earlier; each once, as it was last seen. */
function withMore(picked: readonly Order[], more: readonly Order[]): readonly Order[] {
  const known = new Set(picked.map(({ id }) => id));
  return [...more.filter(({ id }) => !known.has(id)), ...picked];
}

interface Seen {
  readonly page: readonly Order[];
  readonly gone: readonly string[];
  readonly status: string;
}

/** Picked orders as the page has them; the same list where nothing is new. */
function asTheyAre(picked: readonly Order[], { page, gone, status }: Seen): readonly Order[] {
  const onPage = new Map(page.map((order) => [order.id, order]));
  const now = picked
    .map((order) => onPage.get(order.id) ?? order)
    .filter(({ id, status: own }) => !gone.includes(id) && (status === '' || own === status || onPage.has(id)));
  return now.length === picked.length && now.every((order, at) => order === picked[at]) ? picked : now;
}
