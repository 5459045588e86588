import { useEffect } from 'react';
import type { User } from '../../domain/user/user';
import { useNotify } from '../../shared/notifications/notificationsSlice';
import { DRAFTS_KEY, DRAFT_ANSWERED, placedOrderOf } from './checkoutDraft';
import type { PlacedOrder } from './pendingConfirmation';

/**
 * Calls `onPlaced` when another tab with the same checkout has placed the order, and shows a message. Otherwise this tab
 * would show an empty cart, or a form that orders again.
 */
export function usePlacedElsewhere(user: User | null, onPlaced: (placed: PlacedOrder) => void) {
  const notify = useNotify();
  const owner = user?.id;
  useEffect(() => {
    if (owner === undefined) return undefined;
    let known = placedOrderOf(owner);
    // This tab's own order, sent before this page mounted.
    const onAnswered = () => { known = placedOrderOf(owner); };
    const onStorage = ({ key }: StorageEvent) => {
      // No key: the page was restored from the back/forward cache and has missed events (src/app/crossTabSync.ts).
      if (key !== DRAFTS_KEY && key !== null) return;
      const placed = placedOrderOf(owner);
      if (placed === undefined || placed === known) return;
      known = placed;
      onPlaced({ orderId: placed, userId: owner });
      notify.info('Your order was placed in another tab');
    };
    window.addEventListener('storage', onStorage);
    window.addEventListener(DRAFT_ANSWERED, onAnswered);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener(DRAFT_ANSWERED, onAnswered);
    };
  }, [owner, onPlaced, notify]);
}
