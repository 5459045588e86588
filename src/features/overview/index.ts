export { ChartCards, loadTables } from './ChartCards';
export { OverviewCards } from './OverviewCards';
export { prefetchOverview, useGetOpenWorkQuery } from './overviewApi';
