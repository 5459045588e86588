import { routes } from '../../shared/utils/paths';
import { lazyPage } from '../lazyPage';

/** The storefront's pages other than the menu, by the name of their route, each in a lazily loaded chunk. */
export const pages = {
  about: lazyPage(async () => (await import(/* webpackChunkName: "about" */ './AboutPage')).AboutPage),
  auth: lazyPage(async () => (await import(/* webpackChunkName: "auth" */ './AuthPage')).AuthPage),
  cart: lazyPage(async () => (await import(/* webpackChunkName: "cart" */ './CartPage')).CartPage),
  orders: lazyPage(async () => (await import(/* webpackChunkName: "orders" */ './OrdersPage')).OrdersPage),
  profile: lazyPage(async () => (await import(/* webpackChunkName: "profile" */ './ProfilePage')).ProfilePage),
  search: lazyPage(async () => (await import(/* webpackChunkName: "search" */ './SearchPage')).SearchPage),
  thankYou: lazyPage(async () => (await import(/* webpackChunkName: "thank-you" */ './ThankYouPage')).ThankYouPage),
};

const names = Object.keys(pages) as (keyof typeof pages)[];

/** Loads the chunk of the page at a path, if it has not loaded yet. */
export async function preloadPage(path: string) {
  const name = names.find((each) => routes[each] === path);
  if (name) await pages[name].preload();
}

/** Loads the chunks of all storefront pages. */
export function preloadPages() {
  for (const name of names) void pages[name].preload();
}
