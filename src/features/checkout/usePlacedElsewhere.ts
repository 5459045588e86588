import { useEffect } from 'react';
import type { User } from '../../domain/user';
import { useNotify } from '../../shared/notifications/notificationsSlice';
import { DRAFTS_KEY, DRAFT_ANSWERED, placedOrderOf } from './checkoutDraft';
import type { PlacedOrder } from './unshownOrder';

/**
 * Two tabs at one checkout are one attempt: when the other one places the order, this one says so and is told, to
 * show the same confirmation instead of an empty cart or a form that would order again.
 */
export function usePlacedElsewhere(user: User | null, onPlaced: (placed: PlacedOrder) => void) {
  const notify = useNotify();
  const owner = user?.id;
  useEffect(() => {
    if (owner === undefined) return undefined;
    let known = placedOrderOf(owner);
    // This tab's own order, sent before this screen was opened.
    const onAnswered = () => { known = placedOrderOf(owner); };
    const onStorage = ({ key }: StorageEvent) => {
      // No key: Back has brought this page, which has heard nothing meanwhile (src/app/tabs.ts).
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
