import { useCallback, useEffect, useState } from 'react';
import type { User } from '../../domain/user/user';
import { useIsMounted } from '../../shared/hooks/useIsMounted';
import { type PlacedOrder, forgetUnshown, keepUnshown, pendingConfirmation } from './pendingConfirmation';
import { usePlacedElsewhere } from './usePlacedElsewhere';

/**
 * The placed order that still needs its confirmation shown: placed here, in another tab, or just before a reload.
 * @param user null for a visitor
 * @param emptied true if the cart is empty: a user who has filled it again is not redirected
 * @returns the order's id, null if there is none or it belongs to another account; and a callback for an order placed here
 */
export function usePlacedOrder(user: User | null, emptied: boolean): [orderId: string | null, onPlaced: (order: PlacedOrder) => void] {
  const isHere = useIsMounted();
  const [before] = useState(pendingConfirmation);
  const [now, setNow] = useState<PlacedOrder | null>(null);
  const onPlaced = useCallback(
    (order: PlacedOrder) => {
      // A user who has left the page gets a toast instead.
      if (isHere()) keepUnshown(order);
      setNow(order);
    },
    [isHere],
  );
  usePlacedElsewhere(user, onPlaced);
  useEffect(() => forgetUnshown, []);
  const placed = now ?? (emptied ? before : null);
  return [placed !== null && placed.userId === user?.id ? placed.orderId : null, onPlaced];
}
