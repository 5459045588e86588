import { getOrders } from '../../domain/calls/adminOrderCalls';
import { getCharts, getOpenWork, getOverview } from '../../domain/calls/backOfficeCalls';
import { api, read } from '../../shared/api/api';

/** How many of the newest orders the overview shows. */
export const RECENT_ORDERS = 6;

const overviewApi = api.injectEndpoints({
  endpoints: () => ({
    // The counts depend on orders, users, foods and stock.
    getOverview: read(getOverview, ['Overview', 'Order', 'User', 'Food', 'Inventory']),
    getOpenWork: read(getOpenWork, ['Overview', 'Order', 'Food', 'Inventory']),
    getCharts: read(getCharts, ['Overview', 'Order', 'Food']),
    getRecentOrders: read<typeof getOrders, void>(getOrders, ['Order'], { request: () => ({ query: { size: RECENT_ORDERS, sort: 'placed' } }) }),
  }),
});

export const { useGetOverviewQuery, useGetOpenWorkQuery, useGetChartsQuery, useGetRecentOrdersQuery } = overviewApi;
