export { ChartCards } from './ChartCards';
export { loadTables } from './loadTables';
export { OverviewCards } from './OverviewCards';
export { prefetchOverview, useGetOverviewQuery } from './overviewApi';
