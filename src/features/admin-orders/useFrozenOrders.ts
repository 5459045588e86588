import { useMemo } from 'react';
import type { Order } from '../../domain/order/order';
import { UP_TO_DATE } from '../../shared/back-office/live-rows/upToDate';
import { type Frozen, freezeRows, useFrozenRows } from '../../shared/back-office/live-rows/useFrozenRows';
import { useSetHere } from './OrderStatusProvider';
import { type OrderList, type OrderListQuery, type Strays, useGetOrdersQuery, useGetStrayOrdersQuery } from './adminOrdersApi';

const NONE: Strays = { orders: [], gone: [] };

/**
 * A live page of the orders whose rows keep their places while the user interacts with them.
 * @returns `answer`: the result of the list's query; `held`: how many orders are held back; `showHeld`: shows them; `gone`:
 *   the ids of orders that were on the screen and no longer exist
 */
export function useFrozenOrders(query: OrderListQuery, locked: boolean) {
  const result = useGetOrdersQuery(query, UP_TO_DATE);
  const fresh = result.currentData;
  const { frozen, show, setList } = useFrozenRows<OrderList, typeof result>(query, result, locked);
  const offPage = fresh && frozen ? frozen.map(({ id }) => id).filter((id) => !fresh.items.some((order) => order.id === id)) : [];
  const { currentData: strays = NONE } = useGetStrayOrdersQuery(offPage, { ...UP_TO_DATE, skip: offPage.length === 0 });

  const { status, size } = query;
  const setHere = useSetHere();
  const now = useMemo(
    () => (fresh && frozen ? freezeOrders({ shown: frozen, fresh, strays, setHere, status, size }) : { list: fresh, held: 0 }),
    [fresh, frozen, strays, setHere, status, size],
  );
  return { answer: show(now.list), held: now.held, gone: strays.gone, showHeld: () => { setList((before) => fresh ?? before); } };
}

interface Freeze extends Pick<OrderListQuery, 'status' | 'size'> {
  readonly shown: readonly Order[];
  readonly fresh: OrderList;
  readonly strays: Strays;
  readonly setHere: ReadonlyMap<string, string>;
}

/**
 * Which rows of a frozen page stay. An order that stops matching the filter leaves if it was changed on this screen, and
 * stays if it was changed elsewhere. A deleted order leaves.
 */
export function freezeOrders({ strays, setHere, status, ...rows }: Freeze): Frozen<OrderList> {
  const fits = (order: Order) => status === '' || order.status === status;
  const leaves = (order: Order) => strays.gone.includes(order.id) || (!fits(order) && setHere.get(order.id) === order.status);
  return freezeRows<Order, OrderList>({ ...rows, offPage: strays.orders, fits, leaves });
}
