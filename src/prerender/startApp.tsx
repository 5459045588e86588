import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../app/App';
import { type LoadBackend, bootstrap } from '../app/bootstrap';
import type { MenuSnapshot } from '../domain/menuSnapshot';
import { QA_SETTINGS_KEY } from '../domain/storedKeys';
import { menuSnapshotShown, storedMenuSnapshot } from '../features/menu';
import { preloadPage } from '../pages/storefront/storefrontPages';
import { routes } from '../shared/utils/paths';
import { readItem } from '../shared/utils/safeStorage';
import { HandOver } from './HandOver';
import { VIEW_ID } from './prerenderedState';

/** The menu page's data that the build has written into the page, and its version. */
function embeddedView() {
  const element = document.getElementById(VIEW_ID);
  return element && { text: element.textContent, stamp: element.dataset.stamp ?? '' };
}

/** True if this tab has QA settings, or the address brings some. They decide what the store reads and the backend answers. */
function hasQaSettings(): boolean {
  return /[?&]qa=/.test(location.search) || readItem('sessionStorage', QA_SETTINGS_KEY) !== null;
}

/**
 * Starts the app: hydrates the prerendered page if its markup matches this address and user, and renders it otherwise.
 * @param loadBackend loads the in-page backend; null if requests go to a real API
 * @throws Error if the page has no root element
 */
export async function startApp(loadBackend: LoadBackend | null) {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element to render into');
  const matches = window.prerendered?.matches === true;
  const path = location.pathname.slice(process.env.BASE_PATH.length - 1).replace(/(.)\/$/, '$1');
  const own = embeddedView();
  const hydrated = matches && path === routes.menu && own ? (JSON.parse(own.text) as MenuSnapshot) : null;

  const { startBackend, openStore } = bootstrap(loadBackend);
  const qa = process.env.QA !== 'off' && hasQaSettings();
  if (qa) await startBackend();
  // The code of the screen is in this page's preloads: without it React would show a placeholder instead of the markup.
  else if (matches) await preloadPage(path);

  const store = openStore(own);
  // The prerendered menu needs no backend before the app handles input.
  if (!hydrated) void startBackend();
  if (hydrated) store.dispatch(menuSnapshotShown(hydrated));
  const prerenderedState = matches ? store.getState() : undefined;
  const last = hydrated || qa ? null : storedMenuSnapshot();
  if (last) store.dispatch(menuSnapshotShown(last));

  const app = (
    <StrictMode>
      <BrowserRouter basename={process.env.BASE_PATH}>
        <App store={store} firstState={prerenderedState}>
          <HandOver recheck={(hydrated && 'idle') ?? (last && 'now')} />
        </App>
      </BrowserRouter>
    </StrictMode>
  );
  // Hydrates in a transition, which React splits into short tasks.
  if (matches) startTransition(() => { hydrateRoot(root, app); });
  else createRoot(root).render(app);
}
