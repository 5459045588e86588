export { ChartCards } from './ChartCards';
export { OverviewCards } from './OverviewCards';
export { askForOverview, useGetOverviewQuery } from './overviewApi';
export { RecentOrders } from './RecentOrders';
