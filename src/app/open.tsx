import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { firstViewShown } from '../features/menu';
import { keyEntryOfPageLoad } from '../pages/storefront/useScrollMemory';
import { type Network, waitFor } from '../shared/api/network';
import { App } from './App';
import { FirstViewDone, firstView, qaIsOn, whenQuiet } from './firstView';
import { noticeStorage } from './memoryNotice';
import { type AppStore, makeStore } from './store';
import { joinTabs } from './tabs';
import { newVersionReady } from './updateNotice';

/** What the backend in the page is to the app: a way to ask, once it is ready. */
interface Backend extends Pick<Network, 'fetch'> {
  readonly ready: Promise<unknown>;
}

/** Fetches the backend's code and starts it; `onUpdate` is called when a new version of the app is ready. */
export type LoadBackend = (onUpdate: () => void) => Promise<Backend>;

/**
 * Opens the app in the page.
 * @param loadBackend the backend in the page; null where requests go to a real one
 */
export function openApp(loadBackend: LoadBackend | null) {
  if (window.early) window.early.appRuns = true;
  const shown = firstView();
  let storeOfPage: AppStore | undefined;
  let loading: Promise<Backend> | undefined;
  // It may be ready before there is a store.
  let updateReady = false;
  const onUpdate = () => {
    updateReady = true;
    storeOfPage?.dispatch(newVersionReady());
  };
  const backend = loadBackend && (() =>
    (loading ??= loadBackend(onUpdate).catch((error: unknown) => {
      // The next one who needs it asks for it again.
      loading = undefined;
      throw error;
    })));
  const startBackend = () => { backend?.().catch(() => undefined); };

  // Where the first screen is there already, the backend waits until that screen can be used; else it is asked for at once.
  const formShown = document.querySelector('#root form') !== null;
  if (!shown.hydrate && !formShown) startBackend();

  const network: Network = { fetch: async (...args) => (backend ? (await backend()).fetch : fetch)(...args), wait: waitFor };

  function open() {
    // Only the backend in the page may be without storage.
    const made = makeStore(process.env.MOCKS === 'off' ? network : noticeStorage(network, () => store), shown.own);
    const { store, persistor } = made;
    storeOfPage = store;
    if (updateReady) store.dispatch(newVersionReady());
    if (shown.view) store.dispatch(firstViewShown(shown.view));
    joinTabs(made);
    // The last change may still be waiting for its turn to be written.
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
    // What is there already is taken over a little at a time.
    if (shown.hydrate) startTransition(() => { hydrateRoot(root, app); });
    else if (!formShown) draw();
    else {
      void import(/* webpackChunkName: "auth" */ './replaceForm').then(({ replaceForm }) => replaceForm(root, app, persistor), draw);
      whenQuiet(startBackend);
    }
  }

  // A QA link brings its own session and cart, and a scenario that is on may damage them: before the store reads them.
  if (backend && process.env.QA !== 'off' && (/[?&]qa=/.test(window.location.search) || qaIsOn())) void backend().then(({ ready }) => ready).then(open, open);
  else open();
}
