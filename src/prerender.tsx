/** Renders the first screens to HTML for the build, which writes them into the page. Runs in Node only. */
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
import { routes } from './shared/utils/paths';

/** Paths with a first screen that renders without any data. Loaded data does not shift its layout. */
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

/**
 * Serializes the first view for the page, parsed with the same schemas as the app's requests.
 * @param menu the backend's response to `getMenu`
 * @param banners the backend's response to `getBanners`
 * @returns JSON text for the embedded element
 * @throws ValiError if a response does not match the contract
 */
export function viewText(menu: unknown, banners: unknown): string {
  return textOfView({ menu: v.parse(getMenu.answer, menu), banners: v.parse(getBanners.answer, banners) });
}

/**
 * Renders the app at a path, without running effects.
 * @param path path below the base, such as `/user`
 * @param view menu and banners to render; null renders the loading state
 * @returns HTML for the root element
 */
export async function renderScreen(path: string, view: FirstView | null): Promise<string> {
  const { store, persistor } = makeStore({ fetch: () => new Promise<Response>(() => undefined), wait: () => Promise.resolve() });
  // The sign-in screen does not wait for a session check: src/boot.ts does not show it to users with a session.
  if (path === routes.auth) await Promise.all([preloadPage(path), whenRestored(persistor)]);
  // There is no browser storage during the build.
  persistor.pause();
  if (view) store.dispatch(firstViewShown(view));
  const base = process.env.BASE_PATH;
  return renderToString(
    <StaticRouter basename={base} location={base.replace(/\/$/, '') + path}>
      <App store={store} />
    </StaticRouter>,
  );
}
