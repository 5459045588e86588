import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { COMPLETED, PENDING } from '../../domain/order';
import { type OrderList, ordersApi } from './ordersApi';

type State = Parameters<typeof ordersApi.util.selectCachedArgsForQuery>[0];
/** What a change of these endpoints dispatches with. */
export type OrdersDispatch = ThunkDispatch<State, unknown, UnknownAction>;

/** What each order's status was and is to be. */
type Moves = ReadonlyMap<string, { from: string; to: string }>;

/**
 * Shows a new status of some orders on every page of the list and in the drawer, before the backend has answered.
 * @returns a function that takes it back. It looks the orders up again rather than undoing the patches, because the
 * list may have been read anew meanwhile and its rows may stand elsewhere.
 */
export function showStatus(ids: readonly string[], status: string, dispatch: OrdersDispatch, getState: () => unknown): () => void {
  const state = getState() as State;
  const moves = new Map([...knownStatuses(state, ids)].map(([id, from]) => [id, { from, to: status }]));
  move(moves, dispatch, state);
  return () => {
    const back = new Map([...moves].map(([id, { from, to }]) => [id, { from: to, to: from }]));
    move(back, dispatch, getState() as State);
  };
}

/** The present status of those of the orders that are somewhere in the cache. */
function knownStatuses(state: State, ids: readonly string[]): Map<string, string> {
  const cached = [
    ...ordersApi.util
      .selectCachedArgsForQuery(state, 'getOrders')
      .flatMap((args) => ordersApi.endpoints.getOrders.select(args)(state).data?.items ?? []),
    ...ids.flatMap((id) => ordersApi.endpoints.getAnyOrder.select(id)(state).data ?? []),
  ];
  return new Map(cached.filter(({ id }) => ids.includes(id)).map(({ id, status }) => [id, status]));
}

function move(moves: Moves, dispatch: OrdersDispatch, state: State) {
  for (const args of ordersApi.util.selectCachedArgsForQuery(state, 'getOrders')) {
    dispatch(ordersApi.util.updateQueryData('getOrders', args, (list) => { moveInList(list, moves); }));
  }
  for (const [id, { to }] of moves) {
    dispatch(ordersApi.util.updateQueryData('getAnyOrder', id, (order) => { order.status = to; }));
  }
}

function moveInList(list: OrderList, moves: Moves) {
  for (const order of list.items) order.status = moves.get(order.id)?.to ?? order.status;
  for (const { from, to } of moves.values()) {
    count(list, from, -1);
    count(list, to, 1);
  }
}

function count({ counts }: OrderList, status: string, change: 1 | -1) {
  if (status === PENDING || status === COMPLETED) counts[status] = Math.max(0, counts[status] + change);
}
