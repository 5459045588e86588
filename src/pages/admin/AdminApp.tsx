import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import { BackOfficeTheme } from '../../shared/back-office/BackOfficeTheme';
import { askForOverview } from '../../features/overview';
import { routes } from '../../shared/routes';
import type { AskAhead } from '../askAhead';
import { NotFoundPage } from '../NotFoundPage';
import { pageOnDemand } from '../pageOnDemand';
import { AdminShell } from './AdminShell';
import { OverviewPage } from './OverviewPage';

/** A screen that asks before something is lost; what it asks with comes beside it. */
function askingPage(load: () => Promise<ComponentType>) {
  return pageOnDemand(async () => {
    const [{ Questions }, Page] = await Promise.all([import('../../shared/back-office/Questions'), load()]);
    return () => <Questions><Page /></Questions>;
  });
}

const UsersPage = pageOnDemand(async () => (await import('./UsersPage')).UsersPage);
const OrdersPage = pageOnDemand(async () => (await import('./OrdersPage')).OrdersPage);
const FoodSearchPage = askingPage(async () => (await import('./FoodSearchPage')).FoodSearchPage);
const AddFoodPage = askingPage(async () => (await import('./AddFoodPage')).AddFoodPage);
const CategoriesPage = askingPage(async () => (await import('./CategoriesPage')).CategoriesPage);
const BannersPage = askingPage(async () => (await import('./BannersPage')).BannersPage);
const StockPage = pageOnDemand(async () => (await import('./StockPage')).StockPage);
const HistoryPage = pageOnDemand(async () => (await import('./HistoryPage')).HistoryPage);

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
          <Route path="users" element={<UsersPage />} />
          <Route path="orders" element={<OrdersPage />}>
            {/* The drawer's own address; the list below it stays as it is. */}
            <Route path=":id" element={null} />
          </Route>
          <Route path="search" element={<FoodSearchPage />}>
            <Route path=":id" element={null} />
          </Route>
          <Route path="add-food" element={<AddFoodPage />} />
          <Route path="categories" element={<CategoriesPage />} />
          <Route path="banners" element={<BannersPage />} />
          <Route path="stock" element={<StockPage />} />
          <Route path="history" element={<HistoryPage />} />
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </BackOfficeTheme>
  );
}
