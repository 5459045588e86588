import { getOrders } from '../../domain/calls/adminOrderCalls';
import type { AnswerOf, QueryOf } from '../../domain/calls/call';
import { getOrder } from '../../domain/calls/orderCalls';
import type { Order } from '../../domain/order';
import { api } from '../../shared/api/api';
import { UNKEPT } from '../../shared/back-office/pageFetcher';

export type OrderList = AnswerOf<typeof getOrders>;
/** Which orders, in which order. */
export type OrderListQuery = QueryOf<typeof getOrders>;

/** What administrators read of orders; `statusApi` changes them. */
export const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOrders: build.query<OrderList, OrderListQuery>({
      query: (query) => ({ call: getOrders, query: { ...query } }),
      providesTags: ['Order'],
    }),
    getAnyOrder: build.query<Order, string>({
      query: (id) => ({ call: getOrder, params: { id } }),
      providesTags: ['Order'],
    }),
    /** The same a long page at a time, kept by nobody and woken by nothing. */
    exportOrders: build.query<OrderList, OrderListQuery>({
      query: (query) => ({ call: getOrders, query: { ...query } }),
      ...UNKEPT,
    }),
  }),
});

export const { useGetOrdersQuery, useGetAnyOrderQuery } = ordersApi;
export const { exportOrders } = ordersApi.endpoints;
