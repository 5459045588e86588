import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Provider } from 'react-redux';
import { Navigate, Route, Routes, matchPath, useLocation } from 'react-router-dom';
import { CrashedPage } from '../pages/CrashedPage';
import { LandingPage } from '../pages/LandingPage';
import { lazyPage } from '../pages/lazyPage';
import { MenuPage } from '../pages/storefront/MenuPage';
import { StorefrontShell } from '../pages/storefront/shell/StorefrontShell';
import { pages } from '../pages/storefront/storefrontPages';
import { FoodProvider } from '../shared/session/FoodProvider';
import { PageLoader, Tooltips } from '../shared/ui';
import { drawerRoutes, routes } from '../shared/utils/paths';
import styles from './App.module.css';
import { AdminApp, RequireAdmin, RequireSession } from './guards';
import { Notices } from './Notices';
import type { AppStore, RootState } from './store';

const NotFoundPage = lazyPage(async () => (await import('../pages/NotFoundPage')).NotFoundPage);

interface AppProps {
  store: AppStore;
  /** The state of the prerendered page; needed only for hydration. */
  firstState?: RootState | undefined;
  children?: ReactNode;
}

/** The app without its router: the browser, the build and the tests each provide their own. */
export function App({ store, firstState, children }: AppProps) {
  return (
    <Provider store={store} {...(firstState && { serverState: firstState })}>
      <FoodProvider>
        <AppRoutes />
        {children}
      </FoodProvider>
      <Tooltips />
      <Notices />
    </Provider>
  );
}

/** The route table (docs/behaviour.md, section 2). */
function AppRoutes() {
  const { pathname } = useLocation();
  return (
    // For errors in the shells themselves; inside them another boundary keeps the shell.
    <ErrorBoundary
      resetKeys={[pathname]}
      fallbackRender={({ error, resetErrorBoundary }) => (
        <main id="main" className={styles.crashed}>
          <CrashedPage error={error} onRetry={resetErrorBoundary} back={{ to: routes.menu, label: 'Back to the menu' }} />
        </main>
      )}
    >
      <Suspense fallback={<main><PageLoader wholePage /></main>}>
        <Routes>
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
          <Route path={`${routes.dashboard}/*`} element={<RequireAdmin><AdminApp /></RequireAdmin>} />
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
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
