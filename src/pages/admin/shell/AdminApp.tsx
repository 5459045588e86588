import { Route, Routes } from 'react-router-dom';
import { askForOverview } from '../../../features/overview';
import { BackOfficeTheme } from '../../../shared/back-office/BackOfficeTheme';
import { routes } from '../../../shared/utils/paths';
import type { AskAhead } from '../../askAhead';
import { NotFoundPage } from '../../NotFoundPage';
import { type PageOnDemand, lazyPage } from '../../lazyPage';
import { AdminShell } from './AdminShell';
import { OverviewPage } from '../OverviewPage';
import { sectionOf } from './sections';

/** The sections apart from the overview, by address; each is a lazy chunk. */
const PAGES = new Map<string, PageOnDemand>([
  [routes.dashboardUsers, lazyPage(async () => (await import(/* webpackChunkName: "admin-users" */ '../UsersPage')).UsersPage)],
  [routes.dashboardOrders, lazyPage(async () => (await import(/* webpackChunkName: "admin-orders" */ '../AdminOrdersPage')).AdminOrdersPage)],
  [routes.dashboardSearch, lazyPage(async () => (await import(/* webpackChunkName: "admin-search" */ '../FoodSearchPage')).FoodSearchPage)],
  [routes.dashboardAddFood, lazyPage(async () => (await import(/* webpackChunkName: "admin-add-food" */ '../AddFoodPage')).AddFoodPage)],
  [routes.dashboardCategories, lazyPage(async () => (await import(/* webpackChunkName: "admin-categories" */ '../CategoriesPage')).CategoriesPage)],
  [routes.dashboardBanners, lazyPage(async () => (await import(/* webpackChunkName: "admin-banners" */ '../BannersPage')).BannersPage)],
  [routes.dashboardStock, lazyPage(async () => (await import(/* webpackChunkName: "admin-stock" */ '../StockPage')).StockPage)],
  [routes.dashboardHistory, lazyPage(async () => (await import(/* webpackChunkName: "admin-history" */ '../HistoryPage')).HistoryPage)],
]);
/** Sections with a drawer that has its own address; the list below it stays mounted. */
const WITH_DRAWER = new Set<string>([routes.dashboardOrders, routes.dashboardSearch]);

/** Preloads the code of the section at an address, in parallel with the code of the back office itself. */
export function preloadSection(pathname: string) {
  void PAGES.get(sectionOf(pathname)?.path ?? '')?.preload();
}

/** Prefetches the data of the overview while its code loads. The lists fetch their own data. */
export const askAhead: AskAhead = (dispatch, pathname) => {
  if (pathname.replace(/\/$/, '') === routes.dashboard) askForOverview(dispatch);
};

/**
 * The back office with its routes below /dashboard (docs/behaviour.md, section 2). The route table puts its guard around it.
 */
export function AdminApp() {
  return (
    <BackOfficeTheme>
      <Routes>
        <Route element={<AdminShell />}>
          <Route index element={<OverviewPage />} />
          {[...PAGES].map(([path, Page]) => (
            <Route key={path} path={path.slice(`${routes.dashboard}/`.length)} element={<Page />}>
              {WITH_DRAWER.has(path) && <Route path=":id" element={null} />}
            </Route>
          ))}
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </BackOfficeTheme>
  );
}
