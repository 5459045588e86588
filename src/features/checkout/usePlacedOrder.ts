import { useCallback, useEffect, useState } from 'react';
import type { User } from '../../domain/user';
import { useIsHere } from '../../shared/lib/useIsHere';
import { type PlacedOrder, forgetUnshown, keepUnshown, unshownOrder } from './unshownOrder';
import { usePlacedElsewhere } from './usePlacedElsewhere';

/**
 * The order that was placed at this checkout and is still to be shown: here, in another tab, or just before a reload.
 * @param emptied whether nothing is in the cart: whoever has filled it again is not led away from there
 * @returns its id, null where there is none or it is somebody else's, and what is to be called once it is placed here
 */
export function usePlacedOrder(user: User | null, emptied: boolean): [orderId: string | null, onPlaced: (order: PlacedOrder) => void] {
  const isHere = useIsHere();
  const [before] = useState(unshownOrder);
  const [now, setNow] = useState<PlacedOrder | null>(null);
  const onPlaced = useCallback(
    (order: PlacedOrder) => {
      // Whoever has gone elsewhere meanwhile is told there.
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
