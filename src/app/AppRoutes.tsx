import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { LandingPage } from '../pages/LandingPage';
import type { AskAhead } from '../pages/askAhead';
import { lazyPage } from '../pages/lazyPage';
import { MenuPage } from '../pages/storefront/MenuPage';
import { StorefrontShell } from '../pages/storefront/shell/StorefrontShell';
import {
  AboutPage,
  AuthPage,
  CartPage,
  OrdersPage,
  ProfilePage,
  SearchPage,
  ThankYouPage,
} from '../pages/storefront/storefrontPages';
import { routes } from '../shared/utils/paths';
import { PageLoader } from '../shared/ui';
import { CrashedScreen } from './CrashedScreen';
import { RequireAdmin, RequireSession } from './guards';
import { useOneScreenPresses } from './useOneScreenPresses';

const NotFoundPage = lazyPage(async () => (await import('../pages/NotFoundPage')).NotFoundPage);
const loadAdmin = () => import(/* webpackChunkName: "admin" */ '../pages/admin/shell/AdminApp');
const AdminApp = lazyPage(async () => (await loadAdmin()).AdminApp);
/** Calls `act` with the back office module once it has loaded. A failed load is ignored here: the route shows the error. */
const onceHere = (act: (admin: Awaited<ReturnType<typeof loadAdmin>>) => void) => { loadAdmin().then(act, () => undefined); };
/** Preloads the back office shell and the section at the path. */
const preloadAdmin = (pathname: string) => {
  void AdminApp.preload();
  onceHere((admin) => { admin.preloadSection(pathname); });
};
const askAhead: AskAhead = (...args) => { onceHere((admin) => { admin.askAhead(...args); }); };

/** The route table (docs/behaviour.md, section 2). */
export function AppRoutes() {
  const { pathname } = useLocation();
  useOneScreenPresses();
  return (
    <ErrorBoundary resetKeys={[pathname]} fallbackRender={({ error, resetErrorBoundary }) => <CrashedScreen error={error} onRetry={resetErrorBoundary} />}>
      <Suspense fallback={<main><PageLoader wholePage /></main>}>
        <Routes>
          <Route path={routes.landing} element={<LandingPage />} />
          <Route element={<StorefrontShell />}>
            <Route path={routes.menu} element={<MenuPage />} />
            <Route path={routes.search} element={<SearchPage />} />
            <Route path={routes.cart} element={<CartPage />} />
            <Route path={routes.auth} element={<AuthPage />} />
            <Route path={routes.about} element={<AboutPage />} />
            <Route path={routes.orders} element={<RequireSession><OrdersPage /></RequireSession>} />
            <Route path={routes.profile} element={<RequireSession><ProfilePage /></RequireSession>} />
            <Route path={routes.thankYou} element={<RequireSession><ThankYouPage /></RequireSession>} />
          </Route>
          <Route path={`${routes.admin}/*`} element={<OldAdminPath />} />
          <Route path={`${routes.dashboard}/*`} element={<RequireAdmin preload={preloadAdmin} askAhead={askAhead}><AdminApp /></RequireAdmin>} />
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}

const SECTIONS = new Set<string>(Object.values(routes).filter((path) => path.startsWith(`${routes.dashboard}/`)));

/** Sections in which an order or a dish has its own address. */
const WITH_RECORDS = new Set<string>([routes.dashboardOrders, routes.dashboardSearch]);

/**
 * Redirects /admin and /admin/* to the section, order or dish that they name, else to the overview (docs/behaviour.md,
 * section 2).
 */
function OldAdminPath() {
  const { pathname, search } = useLocation();
  const [, , name = '', ...record] = pathname.replace(/\/+$/, '').split('/');
  const section = `${routes.dashboard}/${name.toLowerCase()}`;
  const known = record.length === 0 ? SECTIONS.has(section) : record.length === 1 && WITH_RECORDS.has(section);
  return <Navigate to={{ pathname: known ? [section, ...record].join('/') : routes.dashboard, search }} replace />;
}
