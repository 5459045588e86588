import { StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Provider, useDispatch, useSelector } from 'react-redux';
import { RouterProvider, createBrowserRouter } from 'react-router-dom';
import { appRoutes } from '../app/App';
import { type LoadBackend, bootstrap } from '../app/bootstrap';
import { untilIdle, whenIdle } from '../compat/whenIdle';
import type { MenuSnapshot } from '../domain/menuSnapshot';
import { QA_SETTINGS_KEY } from '../domain/storedKeys';
import { menuSnapshotChecked, menuSnapshotShown, storedMenuSnapshot } from '../features/menu';
import { preloadPage } from '../pages/storefront/storefrontPages';
import { selectRestored } from '../shared/session-store/sessionSlice';
import { routes } from '../shared/utils/paths';
import { readItem } from '../shared/utils/safeStorage';
import { yieldToMain } from '../shared/utils/yieldToMain';
import { keepEarlyInput } from './earlyInput';
import { VIEW_ID } from './prerenderedState';

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
  // The menu page's data that the build has written into the page, and its version.
  const element = document.getElementById(VIEW_ID);
  const own = element && { text: element.textContent, stamp: element.dataset.stamp ?? '' };
  const hydrated = matches && path === routes.menu && own ? (JSON.parse(own.text) as MenuSnapshot) : null;

  const { startBackend, openStore } = bootstrap(loadBackend);
  // This tab has QA settings, or the address brings some: they decide what the store reads and the backend answers.
  const qa = process.env.QA !== 'off' && (/[?&]qa=/.test(location.search) || readItem('sessionStorage', QA_SETTINGS_KEY) !== null);
  if (qa) await startBackend();
  // The code of the screen is in this page's preloads: without it React would show a placeholder instead of the markup.
  if (matches) await preloadPage(path);

  const store = openStore(own);
  // The prerendered menu needs no backend before the app handles input.
  if (!hydrated) void startBackend();
  if (hydrated) store.dispatch(menuSnapshotShown(hydrated));
  const prerenderedState = matches ? store.getState() : undefined;
  const last = hydrated || qa ? null : storedMenuSnapshot();
  if (last) store.dispatch(menuSnapshotShown(last));

  const giveBackInput = matches ? keepEarlyInput(root) : () => undefined;
  const handOver = <HandOver recheck={(hydrated && 'idle') ?? (last && 'now')} giveBackInput={giveBackInput} />;
  const router = createBrowserRouter(appRoutes(handOver), { basename: process.env.BASE_PATH });
  const app = (
    <StrictMode>
      <Provider store={store} {...(prerenderedState && { serverState: prerenderedState })}>
        <RouterProvider router={router} />
      </Provider>
    </StrictMode>
  );
  // Hydrates in a transition, which React splits into short tasks.
  if (matches) startTransition(() => { hydrateRoot(root, app); });
  else createRoot(root).render(app);
}

/** Delay before a prerendered menu is refetched, in ms: the backend starts after the first presses. */
const RECHECK_AFTER_MS = 2000;

/** Ends the queue of the inline script: gives back what was typed, and presses the controls that are still in the page. */
function endQueue(giveBackInput: () => void) {
  const pressed = window.prerendered?.pressed ?? [];
  window.prerendered = undefined;
  giveBackInput();
  delete document.documentElement.dataset.signedIn;
  for (const control of pressed) {
    delete control.dataset.pressed;
    // React hydrates the pressed part of the page before it handles the click. What it had to render anew is forgotten.
    if (control.isConnected) control.click();
  }
}

/**
 * Rendered beside the routes; takes over from the inline script once React has hydrated the page and the stored session has
 * been read.
 * @param recheck when to refetch a menu that was shown without asking the backend; null if there is none
 * @param giveBackInput gives back what was typed before
 */
function HandOver({ recheck, giveBackInput }: { recheck: 'idle' | 'now' | null; giveBackInput: () => void }) {
  const dispatch = useDispatch();
  const restored = useSelector(selectRestored);
  useEffect(() => {
    if (!restored || !window.prerendered) return;
    // An idle moment comes after React has hydrated the whole page in short tasks; a user who has pressed does not wait for it.
    void (window.prerendered.pressed.size > 0 ? yieldToMain() : untilIdle()).then(() => { endQueue(giveBackInput); });
  }, [restored, giveBackInput]);
  useEffect(() => {
    const check = () => { dispatch(menuSnapshotChecked()); };
    if (recheck === 'now') check();
    if (recheck !== 'idle') return undefined;
    const timer = setTimeout(() => whenIdle(check), RECHECK_AFTER_MS);
    return () => { clearTimeout(timer); };
  }, [recheck, dispatch]);
  return null;
}
