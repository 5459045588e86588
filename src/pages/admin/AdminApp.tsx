import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import { askForOverview } from '../../features/overview';
import { inAntDesign } from '../../shared/back-office/inAntDesign';
import { routes } from '../../shared/routes';
import type { AskAhead } from '../askAhead';
import { NotFoundPage } from '../NotFoundPage';
import { type PageOnDemand, pageOnDemand } from '../pageOnDemand';
import { AdminShell } from './AdminShell';
import { OverviewPage } from './OverviewPage';
import { sectionOf } from './sections';

const section = (load: () => Promise<ComponentType>) => pageOnDemand(() => inAntDesign(load));

/** A section that asks before something is lost; what it asks with comes beside it. */
const askingSection = (load: () => Promise<ComponentType>) =>
  section(async () => {
    const [{ Questions }, Page] = await Promise.all([import('../../shared/back-office/Questions'), load()]);
    return () => <Questions><Page /></Questions>;
  });

/** The sections below the overview, by their addresses; each brings its own code. */
const PAGES = new Map<string, PageOnDemand>([
  [routes.dashboardUsers, section(async () => (await import('./UsersPage')).UsersPage)],
  [routes.dashboardOrders, section(async () => (await import('./OrdersPage')).OrdersPage)],
  [routes.dashboardSearch, askingSection(async () => (await import('./FoodSearchPage')).FoodSearchPage)],
  [routes.dashboardAddFood, askingSection(async () => (await import('./AddFoodPage')).AddFoodPage)],
  [routes.dashboardCategories, askingSection(async () => (await import('./CategoriesPage')).CategoriesPage)],
  [routes.dashboardBanners, askingSection(async () => (await import('./BannersPage')).BannersPage)],
  [routes.dashboardStock, askingSection(async () => (await import('./StockPage')).StockPage)],
  [routes.dashboardHistory, section(async () => (await import('./HistoryPage')).HistoryPage)],
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
  );
}
