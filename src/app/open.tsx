import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { firstViewShown } from '../features/menu';
import { keyEntryOfPageLoad } from '../pages/storefront/useScrollMemory';
import { startLiveUpdates } from '../shared/api/liveUpdates';
import { type Network, waitFor } from '../shared/api/network';
import { App } from './App';
import { FirstViewDone, firstView, qaIsOn, whenQuiet } from './firstView';
import { noticeStorage } from './memoryNotice';
import { whenIdle } from '../compat/whenIdle';
import { type AppStore, makeStore } from './store';
import { joinTabs } from './tabs';
import { newVersionReady } from './updateNotice';

/** The in-page backend as the app sees it: a fetch function, and a promise that resolves once the backend is ready. */
interface Backend extends Required<Pick<Network, 'fetch' | 'onEventLogged'>> {
  readonly ready: Promise<unknown>;
}

/** Ends what is still being started. */
function stopLater(starting: Promise<() => void>): () => void {
  return () => void starting.then((stop) => { stop(); }, () => undefined);
}

/** Loads and starts the in-page backend. It calls `onUpdate` when a new version of the app is ready. */
export type LoadBackend = (onUpdate: () => void) => Promise<Backend>;

/**
 * Creates the store and renders or hydrates the app.
 * @param loadBackend loads the in-page backend; null if requests go to a real API
 * @throws Error if the page has no root element
 */
export function openApp(loadBackend: LoadBackend | null) {
  if (window.early) window.early.appRuns = true;
  const shown = firstView();
  let storeOfPage: AppStore | undefined;
  let loading: Promise<Backend> | undefined;
  // The update can be ready before the store exists.
  let updateReady = false;
  const onUpdate = () => {
    updateReady = true;
    storeOfPage?.dispatch(newVersionReady());
  };
  const backend = loadBackend && (() =>
    (loading ??= loadBackend(onUpdate).catch((error: unknown) => {
      // Clear the failed promise, so that the next request retries the load.
      loading = undefined;
      throw error;
    })));
  const startBackend = () => { backend?.().catch(() => undefined); };

  // If the first screen is already visible, the backend starts only after the app responds; otherwise it starts immediately.
  const formShown = document.querySelector('#root form') !== null;
  if (!shown.hydrate && !formShown) startBackend();

  const network: Network = {
    fetch: async (...args) => (backend ? (await backend()).fetch : fetch)(...args),
    wait: waitFor,
    ...(backend && { onEventLogged: (onChange) => stopLater(backend().then((loaded) => loaded.onEventLogged(onChange))) }),
  };

  function open() {
    // Only the in-page backend can run without storage.
    const made = makeStore(process.env.MOCKS === 'off' ? network : noticeStorage(network, () => store), shown.own);
    const { store, persistor } = made;
    storeOfPage = store;
    if (updateReady) store.dispatch(newVersionReady());
    if (shown.view) store.dispatch(firstViewShown(shown.view));
    joinTabs(made);
    whenIdle(() => { startLiveUpdates(store, network); });
    // redux-persist delays writes; flush them before the page closes.
    window.addEventListener('pagehide', () => void persistor.flush());

    keyEntryOfPageLoad();
    const root = document.getElementById('root');
    if (!root) throw new Error('The page has no element to render into');
    const app = (
      <StrictMode>
        <BrowserRouter basename={process.env.BASE_PATH}>
          <App store={store} firstState={shown.hydrate ? store.getState() : undefined}>
            <FirstViewDone view={shown.view} hydrate={shown.hydrate} />
          </App>
        </BrowserRouter>
      </StrictMode>
    );
    const draw = () => {
      if (window.early) window.early.focused = document.activeElement;
      createRoot(root).render(app);
    };
    // Hydrate in a transition, which React splits into short tasks.
    if (shown.hydrate) startTransition(() => { hydrateRoot(root, app); });
    else if (!formShown) draw();
    else {
      void import(/* webpackChunkName: "auth" */ './replaceForm').then(({ replaceForm }) => replaceForm(root, app, persistor), draw);
      whenQuiet(startBackend);
    }
  }

  // A QA link brings its own session and cart, and an active scenario may damage them; both happen before the store reads
  // them.
  if (backend && process.env.QA !== 'off' && (/[?&]qa=/.test(window.location.search) || qaIsOn())) void backend().then(({ ready }) => ready).then(open, open);
  else open();
}
