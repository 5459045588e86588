/** What uses Ant Design's Table, a third of the overview's code: loaded after the cards. */
export { ChartTable } from './ChartTable';
export { RecentOrders } from './RecentOrders';
