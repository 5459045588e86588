import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNotify } from '../../shared/notifications/notificationsSlice';
import { checkoutEntered, checkoutLeft, selectDraft, selectPlaced } from './checkoutSlice';
import type { WithCheckout } from './useCheckoutDraft';

/**
 * The id of the order whose confirmation the cart's page has to show: placed here, in another tab, which a message says, or
 * just before a reload. Null if there is none.
 * @param userId null for a visitor
 * @param emptied true if the cart is empty: after a reload, a user who has filled it again is not redirected
 */
export function useOrderToConfirm(userId: string | null, emptied: boolean): string | null {
  const dispatch = useDispatch();
  const notify = useNotify();
  const placed = useSelector((state: WithCheckout) => selectPlaced(state, userId));
  const before = useSelector((state: WithCheckout) => selectDraft(state, userId)?.placed);

  useEffect(() => {
    dispatch(checkoutEntered());
    return () => { dispatch(checkoutLeft(userId)); };
  }, [dispatch, userId]);
  useEffect(() => {
    if (placed?.elsewhere) notify.info('Your order was placed in another tab');
  }, [placed, notify]);

  if (placed) return placed.orderId;
  return emptied && before?.unconfirmed ? before.orderId : null;
}
