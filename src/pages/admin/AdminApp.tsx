import { Route, Routes } from 'react-router-dom';
import { askForOverview } from '../../features/overview';
import { BackOfficeTheme } from '../../shared/back-office/BackOfficeTheme';
import { routes } from '../../shared/routes';
import type { AskAhead } from '../askAhead';
import { NotFoundPage } from '../NotFoundPage';
import { type PageOnDemand, pageOnDemand } from '../pageOnDemand';
import { AdminShell } from './AdminShell';
import { OverviewPage } from './OverviewPage';
import { sectionOf } from './sections';

/** The sections below the overview, by their addresses; each brings its own code. */
const PAGES = new Map<string, PageOnDemand>([
  [routes.dashboardUsers, pageOnDemand(async () => (await import(/* webpackChunkName: "admin-users" */ './UsersPage')).UsersPage)],
  [routes.dashboardOrders, pageOnDemand(async () => (await import(/* webpackChunkName: "admin-orders" */ './OrdersPage')).OrdersPage)],
  [routes.dashboardSearch, pageOnDemand(async () => (await import(/* webpackChunkName: "admin-search" */ './FoodSearchPage')).FoodSearchPage)],
  [routes.dashboardAddFood, pageOnDemand(async () => (await import(/* webpackChunkName: "admin-add-food" */ './AddFoodPage')).AddFoodPage)],
  [routes.dashboardCategories, pageOnDemand(async () => (await import(/* webpackChunkName: "admin-categories" */ './CategoriesPage')).CategoriesPage)],
  [routes.dashboardBanners, pageOnDemand(async () => (await import(/* webpackChunkName: "admin-banners" */ './BannersPage')).BannersPage)],
  [routes.dashboardStock, pageOnDemand(async () => (await import(/* webpackChunkName: "admin-stock" */ './StockPage')).StockPage)],
  [routes.dashboardHistory, pageOnDemand(async () => (await import(/* webpackChunkName: "admin-history" */ './HistoryPage')).HistoryPage)],
]);
/** Their lists open a drawer with an address of its own; the list below it stays as it is. */
const WITH_DRAWER = new Set<string>([routes.dashboardOrders, routes.dashboardSearch]);

/** Fetches the code of the section at an address, so that it does not wait for the frame to be drawn. */
export function preloadSection(pathname: string) {
  void PAGES.get(sectionOf(pathname)?.path ?? '')?.preload();
}

/** Asks for what the overview shows while the screens are being drawn; the lists ask for themselves. */
export const askAhead: AskAhead = (dispatch, pathname) => {
  if (pathname.replace(/\/$/, '') === routes.dashboard) askForOverview(dispatch);
};

/** The back office, below /dashboard (specification, section 2). Its guard stands around it, in the route table. */
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
