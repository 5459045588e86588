import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { COMPLETED, type Order, PENDING } from '../../domain/order';
import { type OrderList, ordersApi } from './ordersApi';

type State = Parameters<typeof ordersApi.util.selectCachedArgsForQuery>[0];
/** What a change of these endpoints dispatches with. */
export type OrdersDispatch = ThunkDispatch<State, unknown, UnknownAction>;

function cachedLists(state: State) {
  return ordersApi.util
    .selectCachedArgsForQuery(state, 'getOrders')
    .map((args) => ({ args, list: ordersApi.endpoints.getOrders.select(args)(state).data }));
}

/** Puts orders as the backend answered them on every page of the list they are on, beside it, and into the drawer. */
export function putOrders(orders: readonly Order[], dispatch: OrdersDispatch, getState: () => unknown) {
  for (const { args, list } of cachedLists(getState() as State)) {
    // From the page as it is stored: Immer would watch each of its orders, and there may be a thousand on ten pages.
    if (list) dispatch(ordersApi.util.updateQueryData('getOrders', args, () => withOrders(list, orders)));
  }
  const byId = new Map(orders.map((order) => [order.id, order]));
  for (const id of ordersApi.util.selectCachedArgsForQuery(getState() as State, 'getAnyOrder')) {
    const order = byId.get(id);
    if (order) dispatch(ordersApi.util.updateQueryData('getAnyOrder', id, () => order));
  }
  for (const ids of ordersApi.util.selectCachedArgsForQuery(getState() as State, 'getStrayOrders')) {
    dispatch(
      ordersApi.util.updateQueryData('getStrayOrders', ids, (strays) => ({
        ...strays,
        orders: strays.orders.map((stray) => byId.get(stray.id) ?? stray),
      })),
    );
  }
}

/** A page of the list with some of its orders changed, its counts with them. */
export function withOrders(list: OrderList, changed: readonly Order[]): OrderList {
  const byId = new Map(changed.map((order) => [order.id, order]));
  const counts = { ...list.counts };
  const items = list.items.map((before) => {
    const after = byId.get(before.id) ?? before;
    count(counts, before.status, -1);
    count(counts, after.status, 1);
    return after;
  });
  return { ...list, items, counts };
}

function count(counts: OrderList['counts'], status: string, change: 1 | -1) {
  if (status === PENDING || status === COMPLETED) counts[status] += change;
}
