import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { User } from '../../domain/user';
import { useNotify } from '../../shared/notifications/notificationsSlice';
import { thankYouPath } from '../../shared/routes';
import { DRAFTS_KEY, placedOrderOf } from './checkoutDraft';

/**
 * Two tabs at one checkout are one attempt: when the other one places the order, this one says so and shows the same
 * confirmation, instead of an empty cart or a form that would order again.
 */
export function usePlacedElsewhere(user: User | null, onPlaced: () => void) {
  const notify = useNotify();
  const navigate = useNavigate();
  const owner = user?.id;
  useEffect(() => {
    if (owner === undefined) return undefined;
    const before = placedOrderOf(owner);
    const onStorage = ({ key }: StorageEvent) => {
      if (key !== DRAFTS_KEY) return;
      const placed = placedOrderOf(owner);
      if (placed === undefined || placed === before) return;
      onPlaced();
      notify.info('Your order was placed in another tab');
      void navigate(thankYouPath(placed), { replace: true });
    };
    window.addEventListener('storage', onStorage);
    return () => { window.removeEventListener('storage', onStorage); };
  }, [owner, onPlaced, notify, navigate]);
}
