/** A tab of the browser with the real store in it, as far as the cart goes: no screen, but everything that stores and hears. */
import { act, render } from '@testing-library/react';
import { Dexie } from 'dexie';
import { Provider } from 'react-redux';
import { joinTabs } from '../../app/tabs';
import { makeStore } from '../../app/store';
import { selectCartReady } from '../../features/cart';
import { api } from '../../shared/api/api';
import { selectNotices } from '../../shared/notifications/notificationsSlice';
import { FoodProvider } from '../../shared/session/FoodProvider';
import { selectRestored } from '../../shared/session/sessionSlice';

// It would open a channel for each page that comes back, and keep the tests from ending.
Dexie.disableBfCache = true;

const KEYS = ['userCart', 'userCartAccounts', 'loggedInUserEmail', 'sessionToken'];
const storedNow = () => KEYS.map((key) => localStorage.getItem(key));

/** Stands for one of the browser's tabs. */
export class Tab {
  private readonly made = makeStore({ fetch: (...args) => fetch(...args), wait: () => Promise.resolve() });
  readonly store = this.made.store;
  private readonly view = render(
    <Provider store={this.store}>
      <FoodProvider>{null}</FoodProvider>
    </Provider>,
  );
  private leave: (() => void) | null = joinTabs(this.made);

  static async open(): Promise<Tab> {
    const tab = new Tab();
    while (!selectCartReady(tab.store.getState()) || !selectRestored(tab.store.getState())) await act(() => Promise.resolve());
    await tab.settle();
    return tab;
  }

  /** Until everything asked is answered and everything said is stored. */
  async settle() {
    await act(async () => {
      await Promise.all(this.store.dispatch(api.util.getRunningQueriesThunk()));
      await this.made.persistor.flush();
    });
  }

  /** Kept in the browser's memory behind another page: it hears nothing. */
  sleep() {
    this.leave?.();
    this.leave = null;
  }

  get asleep(): boolean {
    return this.leave === null;
  }

  /** Shown again by the browser's Back. */
  async wake() {
    this.leave = joinTabs(this.made);
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

  /** How often a notice has been shown in this tab and still stands. */
  heard(sentence: string): number {
    return selectNotices(this.store.getState()).filter(({ message }) => message === sentence).length;
  }
}

/**
 * Lets something happen to the storage, and tabs hear of it as the browser tells them: key by key, in either order.
 * jsdom has one window for all, so that a tab hears its own words, too, and finds nothing new in them.
 */
export async function hearing(tabs: () => readonly Tab[], backwards: boolean, something: () => unknown) {
  const before = storedNow();
  await something();
  const after = storedNow();
  const changed = KEYS.filter((_, at) => before[at] !== after[at]);
  for (const key of backwards ? changed.reverse() : changed) {
    act(() => { window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage })); });
    for (const tab of tabs()) await tab.settle();
  }
}
