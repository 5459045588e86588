import { QueryStatus } from '@reduxjs/toolkit/query';
import { CART_KEY, CHECKOUT_DRAFTS_KEY, EMAIL_KEY, EXCLUDED_ALLERGENS_KEY, NEW_EMAIL_KEY, NEW_ORDERS_KEY, TOKEN_KEY } from '../domain/storedKeys';
import { ACCOUNTS_KEY, cartSynced, selectCartLines } from '../features/cart';
import { draftsSynced, readDrafts } from '../features/checkout';
import { newOrdersSynced, readNewOrders } from '../shared/api/newOrdersSlice';
import { allergensExcluded, readExcludedAllergens } from '../shared/shop/excludedAllergensSlice';
import { toastAdded } from '../shared/notifications/notificationsSlice';
import { selectEmail, sessionSynced } from '../shared/session-store/sessionSlice';
import type { MadeStore, RootState } from './store';

const SESSION_KEYS = [EMAIL_KEY, NEW_EMAIL_KEY, TOKEN_KEY];

/**
 * True while requests or code chunks are pending. Firefox cancels pending requests of a page that it puts into the
 * back/forward cache, without any event. webpack's script elements stay in the document until they have loaded.
 */
function isWaiting({ api }: RootState): boolean {
  const reading = Object.values(api.queries).some((query) => query?.status === QueryStatus.pending);
  return reading || document.querySelector('script[data-webpack]') !== null;
}

/**
 * Syncs this tab with other tabs: applies changes of session, cart, checkout drafts, excluded allergens and new orders that another tab
 * stores, and dispatches every cart change as a `cartUpdated` event on `window` (docs/behaviour.md, section 4).
 * @returns a function that removes the listeners
 */
export function startCrossTabSync({ store, cartStorage, sessionStorage }: MadeStore): () => void {
  let lines = selectCartLines(store.getState());
  const unsubscribe = store.subscribe(() => {
    const now = selectCartLines(store.getState());
    if (now === lines) return;
    lines = now;
    window.dispatchEvent(new CustomEvent('cartUpdated', { detail: now }));
  });

  // As they were before a reload.
  store.dispatch(newOrdersSynced(readNewOrders()));

  const syncSession = () => {
    const before = selectEmail(store.getState());
    store.dispatch(sessionSynced(sessionStorage.read()));
    const email = selectEmail(store.getState());
    if (email === before) return;
    store.dispatch(toastAdded({ kind: 'info', message: email === null ? 'You are now signed out' : `You are now signed in as ${email}` }));
  };

  const onStorage = ({ key, storageArea }: StorageEvent) => {
    // `storageArea` is null for events that this page dispatches. With an in-memory shop, the page uses a different storage
    // object.
    if (storageArea !== null && storageArea !== localStorage) return;
    // A null key means that the whole storage was cleared.
    if (key === null || SESSION_KEYS.includes(key)) syncSession();
    // They belong to one session.
    if (key === null || key === NEW_ORDERS_KEY || SESSION_KEYS.includes(key)) store.dispatch(newOrdersSynced(readNewOrders()));
    if (key === null || key === CHECKOUT_DRAFTS_KEY) store.dispatch(draftsSynced(readDrafts()));
    if (key === null || key === EXCLUDED_ALLERGENS_KEY) store.dispatch(allergensExcluded(readExcludedAllergens()));
    if (key === null || key === CART_KEY || key === ACCOUNTS_KEY) {
      try {
        const stored = cartStorage.read();
        // The stored cart is damaged but this tab's cart is valid: write it back, so that a reload finds it.
        if (stored.damaged === true) cartStorage.write(store.getState().cart);
        else store.dispatch(cartSynced(stored));
      } catch {
        // The storage is unavailable or full: keep the cart on the screen.
      }
    }
  };
  window.addEventListener('storage', onStorage);

  // A page restored from the back/forward cache has missed all storage events, so everything is read again.
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
