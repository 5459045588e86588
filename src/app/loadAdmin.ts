import { lazyPage } from '../pages/lazyPage';

/** Loads the back office. */
export const loadAdmin = () => import(/* webpackChunkName: "admin" */ '../pages/admin');

/** The back office as a page. */
export const AdminApp = lazyPage(async () => (await loadAdmin()).AdminApp);
