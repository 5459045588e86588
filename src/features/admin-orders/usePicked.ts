import { useCallback, useState } from 'react';
import type { Order } from '../../domain/order/order';
import type { OrderListQuery } from './adminOrdersApi';

const NONE: readonly never[] = [];

/**
 * The selected orders of the list. The selection spans pages; an order on another page keeps the values that it had when it
 * was last shown. An order is deselected when the search or filter changes, when its status no longer matches the filter, or
 * when it no longer exists: a bulk action must not change orders that the user cannot see any more.
 * @param query whose search and status the list is narrowed to
 * @param page the orders on the screen with their present values
 * @param gone the ids of orders that were on the screen and no longer exist
 * @returns the selected orders; a function that replaces the selection; a function that adds orders to the selection as it
 *   is when called
 */
export function usePicked({ status, search }: OrderListQuery, page: readonly Order[] = NONE, gone: readonly string[] = NONE) {
  const scope = `${status} ${search}`;
  const [picked, setPicked] = useState<{ scope: string; orders: readonly Order[] }>({ scope, orders: NONE });
  const orders = picked.scope === scope ? asTheyAre(picked.orders, { page, gone, status }) : NONE;
  // Stored, because an order keeps its last values when it leaves the screen.
  if (orders !== picked.orders) setPicked({ scope, orders });
  const setOrders = useCallback((next: readonly Order[]) => { setPicked({ scope, orders: next }); }, [scope]);
  const addOrders = useCallback(
    (more: readonly Order[]) => { setPicked((now) => (now.scope === scope ? { scope, orders: withMore(now.orders, more) } : now)); },
    [scope],
  );
  return [orders, setOrders, addOrders] as const;
}

/** Adds orders that were selected earlier; an order that is in both keeps its newer values. */
function withMore(picked: readonly Order[], more: readonly Order[]): readonly Order[] {
  const known = new Set(picked.map(({ id }) => id));
  return [...more.filter(({ id }) => !known.has(id)), ...picked];
}

interface Seen {
  readonly page: readonly Order[];
  readonly gone: readonly string[];
  readonly status: string;
}

/** The selected orders with the values on the page; the same array if nothing has changed. */
function asTheyAre(picked: readonly Order[], { page, gone, status }: Seen): readonly Order[] {
  const onPage = new Map(page.map((order) => [order.id, order]));
  const now = picked
    .map((order) => onPage.get(order.id) ?? order)
    .filter(({ id, status: own }) => !gone.includes(id) && (status === '' || own === status || onPage.has(id)));
  return now.length === picked.length && now.every((order, at) => order === picked[at]) ? picked : now;
}
