export { ChartCards } from './ChartCards';
export { OverviewCards } from './OverviewCards';
export { useGetOverviewQuery } from './overviewApi';
export { RecentOrders } from './RecentOrders';
