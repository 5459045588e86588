import type { AnswerOf } from '../../domain/calls/call';
import { cancelOrder, getMyOrders, getOrder } from '../../domain/calls/orderCalls';
import { api, change, read } from '../../shared/api/api';

const PAGE_SIZE = 10;

export const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The user's orders, newest first, page by page. The argument is the user's id, so that each account has its own cache
     * entry.
     */
    getMyOrders: build.infiniteQuery<AnswerOf<typeof getMyOrders>, string, number>({
      query: ({ pageParam }) => ({ call: getMyOrders, query: { page: pageParam, size: PAGE_SIZE } }),
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ total }, _pages, page) => (page * PAGE_SIZE < total ? page + 1 : undefined),
      },
      providesTags: ['Order'],
    }),
    getOrder: read(getOrder, ['Order'], { request: (id: string) => ({ params: { id } }) }),
    cancelOwnOrder: change(cancelOrder, { request: (id: string) => ({ params: { id }, body: {} }) }),
  }),
});

export const { useGetMyOrdersInfiniteQuery, useGetOrderQuery, useCancelOwnOrderMutation } = ordersApi;
