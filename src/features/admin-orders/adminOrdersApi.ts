import { getOrders, setOrderStatus, setOrderStatuses } from '../../domain/calls/adminOrderCalls';
import type { AnswerOf, QueryOf } from '../../domain/calls/call';
import { getMenu } from '../../domain/calls/menuCalls';
import { cancelOrder, getOrder } from '../../domain/calls/orderCalls';
import { pauseOrders } from '../../domain/calls/settingsCalls';
import type { Cancellation } from '../../domain/order/cancelling';
import type { Order } from '../../domain/order/order';
import { CANCELLED } from '../../domain/order/orderStatus';
import { api, change, read, readByIds } from '../../shared/api/api';
import { optimisticUpdates } from '../../shared/back-office/live-rows/optimisticUpdates';

export type OrderList = AnswerOf<typeof getOrders>;
/** Page, sort order, search and filter of the list. */
export type OrderListQuery = QueryOf<typeof getOrders>;

/** Sets one status for one or several orders. */
export interface StatusChange {
  ids: readonly string[];
  status: string;
}

const updates = optimisticUpdates<Order>(['getOrders', 'getAnyOrder', 'getOffPageOrders']);

/** The orders as administrators read and change them. */
const ordersApi = api.injectEndpoints({
  endpoints: () => ({
    /** What is on offer now, with the dishes that are sold out until tomorrow. */
    getOffer: read(getMenu, ['Food']),
    pauseOrders: change(pauseOrders, { request: (minutes: number) => ({ body: { minutes } }) }),
    getOrders: read(getOrders, ['Order'], { onQueryStarted: updates.read }),
    getAnyOrder: read(getOrder, ['Order'], { request: (id: string) => ({ params: { id } }), onQueryStarted: updates.read }),
    getOffPageOrders: readByIds(getOrder, ['Order'], { onQueryStarted: updates.read }),
    cancelAnyOrder: change(cancelOrder, {
      request: ({ id, cancellation }: { id: string; cancellation: Cancellation }) => ({ params: { id }, body: cancellation, records: [id] }),
      onQueryStarted: ({ id, cancellation }, started) => updates.change({ ids: [id], change: () => ({ status: CANCELLED, cancellation }) }, started),
    }),
    setStatus: change(setOrderStatuses, {
      request: ({ ids, status }: StatusChange) => ({
        // One order has a call of its own: the history then names it.
        ...(ids.length === 1 ? { call: setOrderStatus, params: { id: ids[0] ?? '' }, body: { status } } : { body: { ids, status } }),
        // Changes of the same order are sent one after the other, also when one of them changes several orders.
        records: ids,
      }),
      onQueryStarted: ({ ids, status }, started) => updates.change({ ids, change: () => ({ status }) }, started),
    }),
  }),
});

export const { useGetOrdersQuery, useGetAnyOrderQuery, useGetOffPageOrdersQuery, useGetOfferQuery, usePauseOrdersMutation, useSetStatusMutation, useCancelAnyOrderMutation } = ordersApi;
