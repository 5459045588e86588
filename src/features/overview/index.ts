export { ChartCards, loadTables } from './ChartCards';
export { OverviewCards } from './OverviewCards';
export { useGetOpenWorkQuery } from './overviewApi';
