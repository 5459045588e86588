import { Suspense, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useSelector } from 'react-redux';
import { Link, type Location, Navigate, Outlet, useLocation } from 'react-router-dom';
import { deliveryEstimateInFull } from '../../../domain/order/deliveryEstimate';
import { selectSignedIn } from '../../../shared/session-store/sessionSlice';
import { useShop } from '../../../shared/shop/shopApi';
import { usePageTitle } from '../../../shared/shop/usePageTitle';
import { ThemeToggle } from '../../../shared/theme/ThemeToggle';
import { ButtonLink, PageLoader } from '../../../shared/ui';
import { assetUrl } from '../../../shared/utils/assetUrl';
import { routes } from '../../../shared/utils/paths';
import { CrashedPage } from '../../CrashedPage';
import { SkipLink } from '../../SkipLink';
import { preloadPages } from '../storefrontPages';
import { useScrollMemory } from '../useScrollMemory';
import { MainNav } from './MainNav';
import styles from './StorefrontShell.module.css';

const TITLES: Readonly<Partial<Record<string, string>>> = {
  [routes.menu]: 'Home',
  [routes.search]: 'Menu',
  [routes.cart]: 'Cart',
  [routes.profile]: 'Profile',
  [routes.auth]: 'Sign In',
  [`${routes.auth}?mode=register`]: 'Create Account',
  [routes.orders]: 'My Orders',
  [routes.thankYou]: 'Thank You',
  [routes.about]: 'About',
};

const BACK = { to: routes.menu, label: 'Back to the menu' };

/** Delay before the other storefront chunks are prefetched, in ms, so that the first screen loads first. */
const PRELOAD_AFTER_MS = 2500;

/** The storefront's layout: header, main navigation, the page, footer (docs/behaviour.md, section 2). */
export function StorefrontShell() {
  const location: Location<unknown> = useLocation();
  // The router also matches capitals and a trailing slash; code that compares paths expects the normalised one.
  const pathname = location.pathname.toLowerCase().replace(/\/+$/, '');
  const title = TITLES[pathname + location.search] ?? TITLES[pathname] ?? 'Home';
  useScrollMemory(pathname);
  useEffect(() => {
    const timer = setTimeout(preloadPages, PRELOAD_AFTER_MS);
    return () => { clearTimeout(timer); };
  }, []);

  return (
    <div className={styles.shell}>
      {pathname !== location.pathname && <Navigate to={{ ...location, pathname }} state={location.state} replace />}
      <SkipLink />
      <ShellHeader title={title} pathname={pathname} />
      <main id="main" className={styles.main} tabIndex={-1}>
        <ErrorBoundary resetKeys={[location.key]} fallbackRender={({ error, resetErrorBoundary }) => <CrashedPage error={error} onRetry={resetErrorBoundary} back={BACK} />}>
          {/* A key per path: without it React would keep showing the previous page while the next one's chunk loads. */}
          <Suspense key={pathname} fallback={<PageLoader />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <ShellFooter />
    </div>
  );
}

/**
 * 'Food Delivery - {title}', a sign-in link for visitors, and the main navigation on wide screens. A component of its own: a
 * change of the session or the settings must not render the page that React is hydrating.
 */
function ShellHeader({ title, pathname }: { title: string; pathname: string }) {
  const signedIn = useSelector(selectSignedIn);
  const { name } = useShop();
  usePageTitle(title);
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <div className={styles.title}>
          <Link to={routes.menu} className={styles.brand}>
            <img src={assetUrl('pictures/app-logo.webp')} alt="" width={40} height={40} className={styles.logo} />
            <span data-shop-name>{name}</span>
          </Link>
          <span className={styles.screen}>{` - ${title}`}</span>
        </div>
        {!signedIn && pathname !== routes.auth && (
          <ButtonLink to={routes.auth} variant="quiet" className={styles.signIn}>Sign in</ButtonLink>
        )}
        <MainNav />
      </div>
    </header>
  );
}

function ShellFooter() {
  const shop = useShop();
  return (
    <footer className={styles.footer}>
      <p><span data-shop-name>{shop.name}</span><span>. Cooked to order, at your door in </span><span className={styles.estimate}>{`${deliveryEstimateInFull(shop)}.`}</span></p>
      <div className={styles.footerLinks}>
        <Link to={routes.about} className={styles.footerLink}>About us</Link>
        <ThemeToggle />
      </div>
    </footer>
  );
}
