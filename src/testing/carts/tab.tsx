/** A browser tab with the real store, storage and tab sync, but without a screen. */
import { act, render } from '@testing-library/react';
import { Dexie } from 'dexie';
import { Provider } from 'react-redux';
import { startCrossTabSync } from '../../app/crossTabSync';
import { makeStore } from '../../app/store';
import { selectCartReady } from '../../features/cart';
import { api } from '../../shared/api/api';
import { selectToasts } from '../../shared/notifications/notificationsSlice';
import { SessionProvider } from '../../shared/session/SessionProvider';
import { selectRestored } from '../../shared/session-store/sessionSlice';

// Dexie would open a broadcast channel for restored pages, which keeps Jest from exiting.
Dexie.disableBfCache = true;

const KEYS = ['userCart', 'userCartAccounts', 'loggedInUserEmail', 'sessionToken'];
const storedNow = () => KEYS.map((key) => localStorage.getItem(key));

/** One tab of the browser. */
export class Tab {
  private readonly made = makeStore({ fetch: (...args) => fetch(...args), wait: () => Promise.resolve() });
  readonly store = this.made.store;
  private readonly view = render(
    <Provider store={this.store}>
      <SessionProvider>{null}</SessionProvider>
    </Provider>,
  );
  private leave: (() => void) | null = startCrossTabSync(this.made);

  static async open(): Promise<Tab> {
    const tab = new Tab();
    while (!selectCartReady(tab.store.getState()) || !selectRestored(tab.store.getState())) await act(() => Promise.resolve());
    await tab.settle();
    return tab;
  }

  /** Waits until all queries are answered and the state is stored. */
  async settle() {
    await act(async () => {
      await Promise.all(this.store.dispatch(api.util.getRunningQueriesThunk()));
      await this.made.persistor.flush();
    });
  }

  /** The page goes into the back/forward cache and gets no events. */
  sleep() {
    this.leave?.();
    this.leave = null;
  }

  get asleep(): boolean {
    return this.leave === null;
  }

  /** The browser's Back shows the page again. */
  async wake() {
    this.leave = startCrossTabSync(this.made);
    act(() => { window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })); });
    await this.settle();
  }

  async close() {
    await this.settle();
    this.leave?.();
    this.made.stop();
    this.made.persistor.pause();
    this.view.unmount();
  }

  /** The number of toasts with this message that are still in the store. */
  countMessages(sentence: string): number {
    return selectToasts(this.store.getState()).filter(({ message }) => message === sentence).length;
  }
}

/**
 * Runs an action that changes the storage, then fires storage events as a browser does: key by key, in either order. jsdom
 * has one window for all tabs, so a tab also gets events of its own changes, which change nothing.
 */
export async function withStorageEvents(tabs: () => readonly Tab[], backwards: boolean, something: () => unknown) {
  const before = storedNow();
  await something();
  const after = storedNow();
  const changed = KEYS.filter((_, at) => before[at] !== after[at]);
  for (const key of backwards ? changed.reverse() : changed) {
    act(() => { window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage })); });
    for (const tab of tabs()) await tab.settle();
  }
}
