import { useCallback, useEffect, useState } from 'react';
import type { User } from '../../domain/user';
import { useIsHere } from '../../shared/lib/useIsHere';
import { type PlacedOrder, forgetUnshown, keepUnshown, unshownOrder } from './unshownOrder';
import { usePlacedElsewhere } from './usePlacedElsewhere';

/**
 * The order that was placed at this checkout and is still to be shown: here, in another tab, or just before a reload.
 * @returns its id, null where there is none or it is somebody else's, and what is to be called once it is placed here
 */
export function usePlacedOrder(user: User | null): [orderId: string | null, onPlaced: (order: PlacedOrder) => void] {
  const isHere = useIsHere();
  const [placed, setPlaced] = useState(unshownOrder);
  const onPlaced = useCallback(
    (order: PlacedOrder) => {
      // Whoever has gone elsewhere meanwhile is told there.
      if (isHere()) keepUnshown(order);
      setPlaced(order);
    },
    [isHere],
  );
  usePlacedElsewhere(user, onPlaced);
  useEffect(() => forgetUnshown, []);
  return [placed !== null && placed.userId === user?.id ? placed.orderId : null, onPlaced];
}
