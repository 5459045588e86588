export { ChartCards } from './ChartCards';
export { loadTables } from './loadTables';
export { OverviewCards } from './OverviewCards';
export { askForOverview, useGetOverviewQuery } from './overviewApi';
