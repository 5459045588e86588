import { routes } from '../../shared/utils/paths';
import { type PageOnDemand, lazyPage } from '../lazyPage';

/** The storefront's pages other than the menu, each in a lazily loaded chunk. */
export const AboutPage = lazyPage(async () => (await import(/* webpackChunkName: "about" */ './AboutPage')).AboutPage);
export const AuthPage = lazyPage(async () => (await import(/* webpackChunkName: "auth" */ './AuthPage')).AuthPage);
export const CartPage = lazyPage(async () => (await import(/* webpackChunkName: "cart" */ './CartPage')).CartPage);
export const OrdersPage = lazyPage(async () => (await import(/* webpackChunkName: "orders" */ './OrdersPage')).OrdersPage);
export const ProfilePage = lazyPage(async () => (await import(/* webpackChunkName: "profile" */ './ProfilePage')).ProfilePage);
export const SearchPage = lazyPage(async () => (await import(/* webpackChunkName: "search" */ './SearchPage')).SearchPage);
export const ThankYouPage = lazyPage(async () => (await import(/* webpackChunkName: "thank-you" */ './ThankYouPage')).ThankYouPage);

const PAGES: Readonly<Partial<Record<string, PageOnDemand>>> = {
  [routes.about]: AboutPage,
  [routes.auth]: AuthPage,
  [routes.cart]: CartPage,
  [routes.orders]: OrdersPage,
  [routes.profile]: ProfilePage,
  [routes.search]: SearchPage,
  [routes.thankYou]: ThankYouPage,
};

/** Loads the chunk of the page at a path, if it has not loaded yet. */
export async function preloadPage(path: string) {
  await PAGES[path]?.preload();
}

/** Loads the chunks of all storefront pages. */
export function preloadPages() {
  for (const path of Object.keys(PAGES)) void preloadPage(path);
}
