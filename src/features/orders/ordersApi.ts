import { getMyOrders, getOrder } from '../../domain/calls/orderCalls';
import type { Order } from '../../domain/order/order';
import type { Page } from '../../domain/http/page';
import { api } from '../../shared/api/api';

const PAGE_SIZE = 10;

const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The user's orders, newest first, page by page. The argument is the user's id, so that each account has its own cache
     * entry.
     */
    getMyOrders: build.infiniteQuery<Page<Order>, string, number>({
      query: ({ pageParam }) => ({ call: getMyOrders, query: { page: pageParam, size: PAGE_SIZE } }),
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ total }, _pages, page) => (page * PAGE_SIZE < total ? page + 1 : undefined),
      },
      providesTags: ['Order'],
    }),
    getOrder: build.query<Order, string>({
      query: (id) => ({ call: getOrder, params: { id } }),
      providesTags: ['Order'],
    }),
  }),
});

export const { useGetMyOrdersInfiniteQuery, useGetOrderQuery } = ordersApi;
