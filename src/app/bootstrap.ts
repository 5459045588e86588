/** Connects the app's store with its backend, its storage and the other tabs. */
import { keyEntryOfPageLoad } from '../pages/storefront/useScrollMemory';
import { whenIdle } from '../compat/whenIdle';
import type { Network } from '../shared/api/network';
import { waitFor } from '../shared/api/retry';
import { followShop } from './followShop';
import { noticeStorage } from './memoryNotice';
import { newVersionReady } from './Toasts';
import { type AppStore, makeStore } from './store';
import { startCrossTabSync } from './crossTabSync';

/** The in-page backend as the app sees it: a fetch function, and a promise that resolves once the backend is ready. */
interface Backend extends Pick<Network, 'fetch'>, Partial<Pick<Network, 'onEventLogged'>> {
  readonly ready: Promise<unknown>;
}

/** Loads and starts the in-page backend. It calls `onUpdate` when a new version of the app is ready. */
export type LoadBackend = (onUpdate: () => void) => Promise<Backend>;

/**
 * Prepares the store and the backend, which is loaded with the first request at the latest.
 * @param loadBackend loads the in-page backend; null if requests go to a real API
 */
export function bootstrap(loadBackend: LoadBackend | null) {
  let store: AppStore | undefined;
  let loading: Promise<Backend> | undefined;
  // The update can be ready before the store exists.
  let updateReady = false;
  const onUpdate = () => {
    updateReady = true;
    store?.dispatch(newVersionReady());
  };
  let onLoaded: () => void = () => undefined;
  /** Resolves when the backend is loaded, or immediately without one. */
  const loaded = loadBackend ? new Promise<void>((resolve) => { onLoaded = resolve; }) : Promise.resolve();
  const backend = loadBackend && (() => {
    if (!loading) {
      loading = loadBackend(onUpdate);
      // Clear a failed promise, so that the next request retries the load.
      loading.then(onLoaded, () => { loading = undefined; });
    }
    return loading;
  });
  const network: Network = {
    fetch: async (...args) => (backend ? (await backend()).fetch : fetch)(...args),
    wait: waitFor,
    // The stream of a real API stays open.
    ...(backend && process.env.MOCKS !== 'off' && {
      onEventLogged: (onChange, signal) => void backend().then((started) => started.onEventLogged?.(onChange, signal), () => undefined),
    }),
  };

  return {
    /** Starts the backend. Resolves when it is ready or has failed. */
    startBackend: async () => { await backend?.().then(({ ready }) => ready).catch(() => undefined); },
    /**
     * Creates the store, synced with storage and the other tabs.
     * @param ownView the menu embedded in the page and its version, if there is one
     */
    openStore(ownView: { text: string; stamp: string } | null): AppStore {
      // Only the in-page backend can run without storage.
      const made = makeStore(process.env.MOCKS === 'off' ? network : noticeStorage(network, () => made.store), ownView);
      store = made.store;
      if (updateReady) store.dispatch(newVersionReady());
      startCrossTabSync(made);
      // redux-persist delays writes; flush them before the page closes.
      window.addEventListener('pagehide', () => void made.persistor.flush());
      keyEntryOfPageLoad();
      // The first screen does not wait for the event stream, and does not load the backend for it.
      void loaded.then(() => whenIdle(() => { followShop(made); }));
      return store;
    },
  };
}
