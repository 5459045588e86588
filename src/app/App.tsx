import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Navigate, Outlet, Route, type RouteObject, createRoutesFromElements, matchPath, useLocation } from 'react-router-dom';
import { CrashedPage } from '../pages/CrashedPage';
import { LandingPage } from '../pages/LandingPage';
import { lazyPage } from '../pages/lazyPage';
import { MenuPage } from '../pages/storefront/MenuPage';
import { StorefrontShell } from '../pages/storefront/shell/StorefrontShell';
import { WholePageLoader } from '../pages/WholePageLoader';
import { pages } from '../pages/storefront/storefrontPages';
import { SessionProvider } from '../shared/session/SessionProvider';
import { Tooltips } from '../shared/ui';
import { drawerRoutes, routes } from '../shared/utils/paths';
import styles from './App.module.css';
import { AdminApp, RequireSession, RequireStaff } from './guards';
import { Toasts } from './Toasts';
import { useFocusFallback } from './useFocusFallback';

const NotFoundPage = lazyPage(async () => (await import('../pages/NotFoundPage')).NotFoundPage);

/**
 * Around every page: the session, the messages, and the boundary for errors in the shells themselves.
 * @param children rendered beside the page
 */
function Root({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  useFocusFallback();
  return (
    <>
      <SessionProvider>
        {/* Inside the shells another boundary keeps the shell. */}
        <ErrorBoundary
          resetKeys={[pathname]}
          fallbackRender={({ error, resetErrorBoundary }) => (
            <main id="main" className={styles.crashed}>
              <CrashedPage error={error} onRetry={resetErrorBoundary} back={{ to: routes.menu, label: 'Back to the menu' }} />
            </main>
          )}
        >
          <Suspense fallback={<WholePageLoader />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
        {children}
      </SessionProvider>
      <Tooltips />
      <Toasts />
    </>
  );
}

/**
 * The route table (docs/behaviour.md, section 2). The browser, the build and the tests each make their router of it.
 * @param beside rendered beside each page
 */
export function appRoutes(beside?: ReactNode): RouteObject[] {
  return createRoutesFromElements(
    <Route element={<Root>{beside}</Root>}>
      <Route path={routes.landing} element={<LandingPage />} />
      <Route element={<StorefrontShell />}>
        <Route path={routes.menu} element={<MenuPage />} />
        <Route path={routes.search} element={<pages.search />} />
        <Route path={routes.cart} element={<pages.cart />} />
        <Route path={routes.auth} element={<pages.auth />} />
        <Route path={routes.about} element={<pages.about />} />
        <Route path={routes.orders} element={<RequireSession><pages.orders /></RequireSession>} />
        <Route path={routes.profile} element={<RequireSession><pages.profile /></RequireSession>} />
        <Route path={routes.thankYou} element={<RequireSession><pages.thankYou /></RequireSession>} />
      </Route>
      <Route path={`${routes.admin}/*`} element={<OldAdminPath />} />
      <Route path={`${routes.dashboard}/*`} element={<RequireStaff><AdminApp /></RequireStaff>} />
      <Route path="*" element={<NotFoundPage />} />
    </Route>,
  );
}

/** The addresses below /dashboard, with those of single records. */
const DASHBOARD = [...Object.values(routes), ...Object.values(drawerRoutes)].filter((path) => path.startsWith(`${routes.dashboard}/`));

/**
 * Redirects /admin and /admin/* to the section, order or dish that they name, else to the overview (docs/behaviour.md,
 * section 2).
 */
function OldAdminPath() {
  const { pathname, search } = useLocation();
  const [, , name = '', ...record] = pathname.replace(/\/+$/, '').split('/');
  const target = [routes.dashboard, name.toLowerCase(), ...record].join('/');
  const known = DASHBOARD.some((path) => matchPath(path, target));
  return <Navigate to={{ pathname: known ? target : routes.dashboard, search }} replace />;
}
