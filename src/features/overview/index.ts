export { ChartCards } from './ChartCards';
export { OverviewCards } from './OverviewCards';
export { useGetOpenWorkQuery } from './overviewApi';

/** Loads the recent orders: Ant Design's Table is a third of the overview's code, and the cards do not wait for it. */
export const loadRecentOrders = async () => (await import(/* webpackChunkName: "recent-orders" */ './RecentOrders')).RecentOrders;
