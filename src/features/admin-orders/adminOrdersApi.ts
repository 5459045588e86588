import { getOrders, setOrderStatus, setOrderStatuses } from '../../domain/calls/adminOrderCalls';
import type { AnswerOf, QueryOf } from '../../domain/calls/call';
import { getMenu } from '../../domain/calls/menuCalls';
import { cancelOrder, getOrder } from '../../domain/calls/orderCalls';
import { pauseOrders } from '../../domain/calls/settingsCalls';
import type { Cancellation } from '../../domain/order/cancelling';
import type { Order } from '../../domain/order/order';
import { CANCELLED } from '../../domain/order/orderStatus';
import { type RecordsById, api, change, read, readByIds } from '../../shared/api/api';
import { optimisticUpdates } from '../../shared/back-office/live-rows/optimisticUpdates';

export type OrderList = AnswerOf<typeof getOrders>;
/** Page, sort order, search and filter of the list. */
export type OrderListQuery = QueryOf<typeof getOrders>;

/** Sets one status for one or several orders. */
export interface StatusChange {
  ids: readonly string[];
  status: string;
}

const updates = optimisticUpdates<{ getOrders: OrderList; getAnyOrder: Order; getOffPageOrders: RecordsById<Order> }>();

/** Shows orders with other values before the answer. */
function withParts(ids: readonly string[], parts: Partial<Order>) {
  const changed = new Set(ids);
  const withThem = (order: Order) => (changed.has(order.id) ? { ...order, ...parts } : order);
  return {
    getOrders: (list: OrderList) => ({ ...list, items: list.items.map(withThem) }),
    getAnyOrder: withThem,
    getOffPageOrders: (offPage: RecordsById<Order>) => ({ ...offPage, rows: offPage.rows.map(withThem) }),
  };
}

/** The orders as administrators read and change them. */
const ordersApi = api.injectEndpoints({
  endpoints: () => ({
    /** What is on offer now, with the dishes that are sold out until tomorrow. */
    getOffer: read(getMenu, ['Food']),
    pauseOrders: change(pauseOrders, { request: (minutes: number) => ({ body: { minutes } }) }),
    getOrders: read(getOrders, ['Order'], { onQueryStarted: updates.read('getOrders') }),
    getAnyOrder: read(getOrder, ['Order'], { request: (id: string) => ({ params: { id } }), onQueryStarted: updates.read('getAnyOrder') }),
    getOffPageOrders: readByIds(getOrder, ['Order'], { onQueryStarted: updates.read('getOffPageOrders') }),
    cancelAnyOrder: change(cancelOrder, {
      request: ({ id, cancellation }: { id: string; cancellation: Cancellation }) => ({ params: { id }, body: cancellation, records: [id] }),
      onQueryStarted: ({ id, cancellation }, started) => updates.change(withParts([id], { status: CANCELLED, cancellation }), started),
    }),
    setStatus: change(setOrderStatuses, {
      request: ({ ids, status }: StatusChange) => ({
        // One order has a call of its own: the history then names it.
        ...(ids.length === 1 ? { call: setOrderStatus, params: { id: ids[0] ?? '' }, body: { status } } : { body: { ids, status } }),
        // Changes of the same order are sent one after the other, also when one of them changes several orders.
        records: ids,
      }),
      onQueryStarted: ({ ids, status }, started) => updates.change(withParts(ids, { status }), started),
    }),
  }),
});

export const { useGetOrdersQuery, useGetAnyOrderQuery, useGetOffPageOrdersQuery, useGetOfferQuery, usePauseOrdersMutation, useSetStatusMutation, useCancelAnyOrderMutation } = ordersApi;
