/** Renders the app to HTML for the build. Runs in Node only. */
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouterProvider, createStaticHandler, createStaticRouter } from 'react-router-dom';
import * as v from 'valibot';
import { appRoutes } from '../app/App';
import { makeStore } from '../app/store';
import { getBanners, getMenu } from '../domain/calls/menuCalls';
import { ShopSettingsSchema } from '../domain/shop/settings';
import { type MenuSnapshot, snapshotText } from '../domain/menuSnapshot';
import { menuSnapshotShown } from '../features/menu';
import { preloadPage } from '../pages/storefront/storefrontPages';
import { routes } from '../shared/utils/paths';

/** The paths of all prerendered pages, below the base path. `/admin` only redirects. */
export const PATHS: readonly string[] = Object.values(routes).filter((path) => path !== routes.admin);

/**
 * Serializes the menu page's data, parsed with the same schemas as the app's requests.
 * @param menu the backend's response to `getMenu`
 * @param banners the backend's response to `getBanners`
 * @param shop the backend's response to `getShop`, whose time is left out
 * @returns JSON text for the embedded element
 * @throws ValiError if a response does not match the contract
 */
export function viewText(menu: unknown, banners: unknown, shop: unknown): string {
  return snapshotText({ menu: v.parse(getMenu.answer, menu), banners: v.parse(getBanners.answer, banners), shop: v.parse(ShopSettingsSchema, shop) });
}

/** Loads the code of a storefront page, so that `renderPage` renders it and not its placeholder. */
export { preloadPage };

/**
 * Renders the app at a path as it is before the stored session and cart have been read, without running effects.
 * @param path path below the base, such as `/user`
 * @param view menu and banners to render; null renders their placeholders
 * @returns HTML for the root element
 */
export async function renderPage(path: string, view: MenuSnapshot | null): Promise<string> {
  const { store, persistor } = makeStore({ fetch: () => new Promise<Response>(() => undefined), wait: () => Promise.resolve() });
  // There is no browser storage during the build.
  persistor.pause();
  if (view) store.dispatch(menuSnapshotShown(view));
  const base = process.env.BASE_PATH;
  const { query, dataRoutes } = createStaticHandler(appRoutes(), { basename: base });
  const context = await query(new Request(`http://localhost${base.replace(/\/$/, '')}${path}`));
  if (context instanceof Response) throw new Error(`${path} has no page`);
  const html = renderToString(
    <Provider store={store}>
      <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
    </Provider>,
  );
  // The browser finds the pictures in the markup.
  return html.replace(/<link rel="preload"[^>]*>/g, '');
}
