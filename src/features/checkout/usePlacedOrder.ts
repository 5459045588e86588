import { useCallback, useEffect, useState } from 'react';
import * as v from 'valibot';
import type { User } from '../../domain/user/user';
import { useIsMounted } from '../../shared/hooks/useIsMounted';
import { useNotify } from '../../shared/notifications/notificationsSlice';
import { readItem, storeItem } from '../../shared/utils/safeStorage';
import { followDrafts, placedOrderOf } from './checkoutDraft';

const PlacedOrderSchema = v.object({ orderId: v.string(), userId: v.string() });
/** An order id with the id of its account. */
export type PlacedOrder = v.InferOutput<typeof PlacedOrderSchema>;

/**
 * Session storage key of the order that this tab has placed but not yet confirmed on screen. Needed if the page reloads
 * after the response, which empties the cart, and before the thank-you page opens.
 */
const UNSHOWN_KEY = 'pendingConfirmation';

function pendingConfirmation(): PlacedOrder | null {
  const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), PlacedOrderSchema), readItem('sessionStorage', UNSHOWN_KEY));
  return stored.success ? stored.output : null;
}

/**
 * Stores an order right after it was placed; null deletes it: it was confirmed, or the user has left the checkout. Without
 * storage a reload shows an empty cart; the order is in the order history.
 */
function savePendingConfirmation(order: PlacedOrder | null) {
  storeItem('sessionStorage', UNSHOWN_KEY, order && JSON.stringify(order));
}

/**
 * Calls `onPlaced` when another tab with the same checkout has placed the order, and shows a message. Otherwise this tab
 * would show an empty cart, or a form that orders again.
 */
function useOrderPlacedInOtherTab(user: User | null, onPlaced: (placed: PlacedOrder) => void) {
  const notify = useNotify();
  const owner = user?.id;
  useEffect(() => {
    if (owner === undefined) return undefined;
    let known = placedOrderOf(owner);
    return followDrafts(
      () => {
        const placed = placedOrderOf(owner);
        if (placed === undefined || placed === known) return;
        known = placed;
        onPlaced({ orderId: placed, userId: owner });
        notify.info('Your order was placed in another tab');
      },
      // This tab's own order, sent before this page mounted.
      () => { known = placedOrderOf(owner); },
    );
  }, [owner, onPlaced, notify]);
}

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
      if (isHere()) savePendingConfirmation(order);
      setNow(order);
    },
    [isHere],
  );
  useOrderPlacedInOtherTab(user, onPlaced);
  useEffect(() => () => { savePendingConfirmation(null); }, []);
  const placed = now ?? (emptied ? before : null);
  return [placed !== null && placed.userId === user?.id ? placed.orderId : null, onPlaced];
}
