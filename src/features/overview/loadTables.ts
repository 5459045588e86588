/** The recent orders, and the charts' figures as tables. */
export const loadTables = () => import(/* webpackChunkName: "overview-tables" */ './tables');
