import { routes } from '../../shared/routes';
import { type PageOnDemand, pageOnDemand } from '../pageOnDemand';

/** The customer's screens behind the menu, each in a file of its own that arrives when it is needed. */
export const AboutPage = pageOnDemand(async () => (await import(/* webpackChunkName: "about" */ './AboutPage')).AboutPage);
export const AuthPage = pageOnDemand(async () => (await import(/* webpackChunkName: "auth" */ './AuthPage')).AuthPage);
export const CartPage = pageOnDemand(async () => (await import(/* webpackChunkName: "cart" */ './CartPage')).CartPage);
export const OrdersPage = pageOnDemand(async () => (await import(/* webpackChunkName: "orders" */ './OrdersPage')).OrdersPage);
export const ProfilePage = pageOnDemand(async () => (await import(/* webpackChunkName: "profile" */ './ProfilePage')).ProfilePage);
export const SearchPage = pageOnDemand(async () => (await import(/* webpackChunkName: "search" */ './SearchPage')).SearchPage);
export const ThankYouPage = pageOnDemand(async () => (await import(/* webpackChunkName: "thank-you" */ './ThankYouPage')).ThankYouPage);

const PAGES: Readonly<Partial<Record<string, PageOnDemand>>> = {
  [routes.about]: AboutPage,
  [routes.auth]: AuthPage,
  [routes.cart]: CartPage,
  [routes.orders]: OrdersPage,
  [routes.profile]: ProfilePage,
  [routes.search]: SearchPage,
  [routes.thankYou]: ThankYouPage,
};

/** Fetches the code of the screen at a path, where it is not here yet. */
export async function preloadPage(path: string) {
  await PAGES[path]?.preload();
}

/** Fetches the code of every customer's screen. */
export function preloadPages() {
  for (const path of Object.keys(PAGES)) void preloadPage(path);
}
