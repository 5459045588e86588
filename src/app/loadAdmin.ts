/** Loads the back office. */
export const loadAdmin = () => import(/* webpackChunkName: "admin" */ '../pages/admin');
