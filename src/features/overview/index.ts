export { ChartCards, loadTables } from './ChartCards';
export { OverviewCards } from './OverviewCards';
export { prefetchOverview, useGetOverviewQuery } from './overviewApi';
