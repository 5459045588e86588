import { getOrders } from '../../domain/calls/adminOrderCalls';
import { getCharts, getOverview } from '../../domain/calls/backOfficeCalls';
import type { Order } from '../../domain/order/order';
import type { Charts, Overview } from '../../domain/overview/overview';
import { type ApiDispatch, api } from '../../shared/api/api';

/** How many of the newest orders the overview shows. */
export const RECENT_ORDERS = 6;

const overviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    // The counts depend on orders, users, dishes and stock.
    getOverview: build.query<Overview, void>({
      query: () => ({ call: getOverview }),
      providesTags: ['Overview', 'Order', 'User', 'Food', 'Inventory'],
    }),
    getCharts: build.query<Charts, void>({
      query: () => ({ call: getCharts }),
      providesTags: ['Overview', 'Order', 'Food'],
    }),
    getRecentOrders: build.query<{ items: Order[]; total: number }, void>({
      query: () => ({ call: getOrders, query: { size: RECENT_ORDERS } }),
      providesTags: ['Order'],
    }),
  }),
});

export const { useGetOverviewQuery, useGetChartsQuery, useGetRecentOrdersQuery } = overviewApi;

/** Prefetches the counts of the shop and the newest orders. */
export function prefetchOverview(dispatch: ApiDispatch) {
  void dispatch(overviewApi.endpoints.getOverview.initiate(undefined, { subscribe: false }));
  void dispatch(overviewApi.endpoints.getRecentOrders.initiate(undefined, { subscribe: false }));
}
