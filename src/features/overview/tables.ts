/** What needs Ant Design's Table, a third of the overview's code: it comes after the cards. */
export { ChartTable } from './ChartTable';
export { RecentOrders } from './RecentOrders';
