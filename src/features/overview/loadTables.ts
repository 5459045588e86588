/** Loads the recent orders and the tables of the charts. */
export const loadTables = () => import(/* webpackChunkName: "overview-tables" */ './tables');
