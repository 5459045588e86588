import { getOrders, setOrderStatus, setOrderStatuses } from '../../domain/calls/adminOrderCalls';
import type { AnswerOf, QueryOf } from '../../domain/calls/call';
import { getOrder } from '../../domain/calls/orderCalls';
import type { Order } from '../../domain/order/order';
import { perStatus } from '../../domain/order/orderStatus';
import { api } from '../../shared/api/api';
import { isNotFound } from '../../shared/api/apiError';
import { optimisticUpdates } from '../../shared/back-office/live-rows/optimisticUpdates';

export type OrderList = AnswerOf<typeof getOrders>;
/** Page, sort order, search and filter of the list. */
export type OrderListQuery = QueryOf<typeof getOrders>;

/** Orders on the screen that are off the page, as the backend has them now. */
export interface OffPageOrders {
  readonly orders: Order[];
  /** The ids of the orders that no longer exist. */
  readonly gone: string[];
}

/** Sets one status for one or several orders. */
export interface StatusChange {
  ids: readonly string[];
  status: string;
}

const updates = optimisticUpdates<{ getOrders: OrderList; getAnyOrder: Order; getOffPageOrders: OffPageOrders }>('Order', 'History', 'Overview');

/** The orders as administrators read and change them. */
const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOrders: build.query<OrderList, OrderListQuery>({
      query: (query) => ({ call: getOrders, query: { ...query } }),
      providesTags: ['Order'],
      onQueryStarted: (_, started) => updates.read('getOrders', started),
    }),
    getAnyOrder: build.query<Order, string>({
      query: (id) => ({ call: getOrder, params: { id } }),
      providesTags: ['Order'],
      onQueryStarted: (_, started) => updates.read('getAnyOrder', started),
    }),
    /** Fetches orders that are shown by a frozen list but are no longer on its page. */
    getOffPageOrders: build.query<OffPageOrders, readonly string[]>({
      queryFn: async (ids, _, __, ask) => {
        const answers = await Promise.all(ids.map((id) => ask({ call: getOrder, params: { id } })));
        return { data: { orders: answers.flatMap(({ data }) => data ?? []), gone: ids.filter((_id, at) => isNotFound(answers[at]?.error)) } };
      },
      providesTags: ['Order'],
      onQueryStarted: (_, started) => updates.read('getOffPageOrders', started),
      // Not cached: they may have changed when they are needed again.
      keepUnusedDataFor: 0,
    }),
    setStatus: build.mutation<Order | Order[], StatusChange>({
      query: ({ ids, status }) => {
        const [id = ''] = ids;
        const request = ids.length === 1
          ? { call: setOrderStatus, params: { id }, body: { status } }
          : { call: setOrderStatuses, body: { ids, status } };
        // Changes of the same order are sent one after the other, also when one of them changes several orders.
        return { ...request, records: ids };
      },
      onQueryStarted: ({ ids, status }, started) => {
        const changed = new Set(ids);
        const change = (order: Order) => (changed.has(order.id) ? { ...order, status } : order);
        return updates.change({
          getOrders: (list) => withOrders(list, list.items.map(change)),
          getAnyOrder: change,
          getOffPageOrders: (offPageOrders) => ({ ...offPageOrders, orders: offPageOrders.orders.map(change) }),
        }, started);
      },
    }),
  }),
});

/** A page of the list with changed orders; the counts change by the difference. */
function withOrders(list: OrderList, items: Order[]): OrderList {
  const more = (status: string) => items.filter((order) => order.status === status).length - list.items.filter((order) => order.status === status).length;
  return { ...list, items, counts: { ...list.counts, ...perStatus((status) => list.counts[status] + more(status)) } };
}

export const { useGetOrdersQuery, useGetAnyOrderQuery, useGetOffPageOrdersQuery, useSetStatusMutation } = ordersApi;
