import { ACCOUNTS_KEY, CART_KEY, cartSynced, readCart, selectCartLines } from '../features/cart';
import { EMAIL_KEY, TOKEN_KEY, readSession } from '../shared/session/sessionStorage';
import { sessionSynced } from '../shared/session/sessionSlice';
import type { AppStore } from './store';

/**
 * Keeps this tab and the others telling the same: what another tab stores shows here, and every change of the cart
 * is told to the page as a `cartUpdated` event (specification, section 4).
 * @returns a function that stops it
 */
export function joinTabs(store: AppStore): () => void {
  let lines = selectCartLines(store.getState());
  const unsubscribe = store.subscribe(() => {
    const now = selectCartLines(store.getState());
    if (now === lines) return;
    lines = now;
    window.dispatchEvent(new CustomEvent('cartUpdated', { detail: now }));
  });

  const onStorage = ({ key, storageArea }: StorageEvent) => {
    if (storageArea !== localStorage) return;
    // A null key means that everything was cleared.
    if (key === null || key === EMAIL_KEY || key === TOKEN_KEY) store.dispatch(sessionSynced(readSession()));
    if (key === null || key === CART_KEY || key === ACCOUNTS_KEY) {
      try {
        const stored = readCart();
        // Whoever damaged the stored cart, this tab's own is good: its next change writes it again.
        if (stored.damaged !== true) store.dispatch(cartSynced(stored));
      } catch {
        // The storage is refused: nothing to take over.
      }
    }
  };
  window.addEventListener('storage', onStorage);

  return () => {
    unsubscribe();
    window.removeEventListener('storage', onStorage);
  };
}
