import { QueryStatus } from '@reduxjs/toolkit/query';
import { CART_KEY, EMAIL_KEY, NEW_EMAIL_KEY, TOKEN_KEY } from '../domain/storedKeys';
import { ACCOUNTS_KEY, cartSynced, selectCartLines } from '../features/cart';
import { sessionSynced } from '../shared/session/sessionSlice';
import type { MadeStore, RootState } from './store';

const SESSION_KEYS = [EMAIL_KEY, NEW_EMAIL_KEY, TOKEN_KEY];

/**
 * Whether answers or code are on their way. What is on its way to a page that Firefox keeps for Back is cancelled, and
 * nobody is told. A script of webpack's stands in the page until it has come.
 */
function isWaiting({ api }: RootState): boolean {
  const reading = Object.values(api.queries).some((query) => query?.status === QueryStatus.pending);
  return reading || document.querySelector('script[data-webpack]') !== null;
}

/**
 * Keeps this tab and the others telling the same: what another tab stores shows here, and every change of the cart
 * is told to the page as a `cartUpdated` event (specification, section 4).
 * @returns a function that stops it
 */
export function joinTabs({ store, cartStorage, sessionStorage }: MadeStore): () => void {
  let lines = selectCartLines(store.getState());
  const unsubscribe = store.subscribe(() => {
    const now = selectCartLines(store.getState());
    if (now === lines) return;
    lines = now;
    window.dispatchEvent(new CustomEvent('cartUpdated', { detail: now }));
  });

  const onStorage = ({ key, storageArea }: StorageEvent) => {
    // Null for events that this page dispatches. A page whose shop is in memory works on another local storage.
    if (storageArea !== null && storageArea !== localStorage) return;
    // A null key means that everything was cleared.
    if (key === null || SESSION_KEYS.includes(key)) store.dispatch(sessionSynced(sessionStorage.read()));
    if (key === null || key === CART_KEY || key === ACCOUNTS_KEY) {
      try {
        const stored = cartStorage.read();
        // Whoever damaged the stored cart, this tab's own is good, and a reload must find it.
        if (stored.damaged === true) cartStorage.write(store.getState().cart);
        else store.dispatch(cartSynced(stored));
      } catch {
        // The storage is refused, or full: nothing to take over, and the screen has its own.
      }
    }
  };
  window.addEventListener('storage', onStorage);

  // A page that Back brings from the browser's memory has heard nothing meanwhile: anything may have changed.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    if (isWaiting(store.getState())) window.location.reload();
    else window.dispatchEvent(new StorageEvent('storage', { key: null }));
  };
  window.addEventListener('pageshow', onPageShow);

  return () => {
    unsubscribe();
    window.removeEventListener('pageshow', onPageShow);
    window.removeEventListener('storage', onStorage);
  };
}
