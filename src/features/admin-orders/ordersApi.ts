import { getOrders } from '../../domain/calls/adminOrderCalls';
import type { AnswerOf, QueryOf } from '../../domain/calls/call';
import { getOrder } from '../../domain/calls/orderCalls';
import type { Order } from '../../domain/order';
import { api } from '../../shared/api/api';
import { isGone } from '../../shared/back-office/isGone';
import { UNKEPT } from '../../shared/back-office/pageFetcher';

export type OrderList = AnswerOf<typeof getOrders>;
/** Which orders, in which order. */
export type OrderListQuery = QueryOf<typeof getOrders>;

/** Orders that a page has no longer, as they are now. */
export interface Strays {
  readonly orders: Order[];
  /** The ids of those that the shop has no longer. */
  readonly gone: string[];
}

/** What administrators read of orders; `statusApi` changes them. */
export const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOrders: build.query<OrderList, OrderListQuery>({
      query: (query) => ({ call: getOrders, query: { ...query } }),
      providesTags: ['Order'],
      onQueryStarted: async (_, { dispatch, getCacheEntry, queryFulfilled }) => {
        const before = getCacheEntry().data?.counts.pending;
        const after = await queryFulfilled.then(({ data }) => data.counts.pending).catch(() => before);
        // The side menu counts them too, and would say something else than the tab beside it.
        if (before !== undefined && before !== after) dispatch(api.util.invalidateTags(['Overview']));
      },
    }),
    getAnyOrder: build.query<Order, string>({
      query: (id) => ({ call: getOrder, params: { id } }),
      providesTags: ['Order'],
    }),
    /** Orders that stay on the screen though the page they were on has gone on without them. */
    getStrayOrders: build.query<Strays, readonly string[]>({
      queryFn: async (ids, _, __, ask) => {
        const answers = await Promise.all(ids.map((id) => ask({ call: getOrder, params: { id } })));
        return { data: { orders: answers.flatMap(({ data }) => data ?? []), gone: ids.filter((_id, at) => isGone(answers[at]?.error)) } };
      },
      providesTags: ['Order'],
      // The next time they stray they may have changed.
      keepUnusedDataFor: 0,
    }),
    /** The list a long page at a time, kept by nobody and woken by nothing. */
    exportOrders: build.query<OrderList, OrderListQuery>({
      query: (query) => ({ call: getOrders, query: { ...query } }),
      ...UNKEPT,
    }),
  }),
});

export const { useGetOrdersQuery, useGetAnyOrderQuery, useGetStrayOrdersQuery } = ordersApi;
export const { exportOrders } = ordersApi.endpoints;
