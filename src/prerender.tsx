/** The first screens as text, for the build to write into the page. Runs in Node, never in a browser. */
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import * as v from 'valibot';
import { App } from './app/App';
import { whenRestored } from './app/replaceForm';
import { makeStore } from './app/store';
import { getBanners, getMenu } from './domain/calls/menuCalls';
import { type FirstView, textOfView } from './domain/firstView';
import { firstViewShown } from './features/menu';
import { preloadPage } from './pages/storefront/storefrontPages';
import { routes } from './shared/routes';

/** Addresses whose first screen is known before any data: everything below stands where it will stay. */
export const SHELL_PATHS = [
  routes.menu,
  routes.search,
  routes.cart,
  routes.auth,
  routes.about,
  routes.orders,
  routes.profile,
  routes.thankYou,
  routes.dashboard,
] as const;

/** What the backend answers, read as the app reads it, as the text that goes into the page. */
export function viewText(menu: unknown, banners: unknown): string {
  return textOfView({ menu: v.parse(getMenu.answer, menu), banners: v.parse(getBanners.answer, banners) });
}

/**
 * The app at an address, before its effects have run.
 * @param path below the base, such as `/user`
 * @param view the menu and banners to show; without it, they are loading
 */
export async function renderScreen(path: string, view: FirstView | null): Promise<string> {
  const { store, persistor } = makeStore({ fetch: () => new Promise<Response>(() => undefined), wait: () => Promise.resolve() });
  // To sign in, there is nothing to wait for: whoever is known is not shown it (src/boot.ts).
  if (path === routes.auth) await Promise.all([preloadPage(path), whenRestored(persistor)]);
  // Nothing is stored where the build runs.
  persistor.pause();
  if (view) store.dispatch(firstViewShown(view));
  const base = process.env.BASE_PATH;
  return renderToString(
    <StaticRouter basename={base} location={base.replace(/\/$/, '') + path}>
      <App store={store} />
    </StaticRouter>,
  );
}
