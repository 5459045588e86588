import { useEffect, useRef } from 'react';
import { describeCancellation } from '../../domain/order/cancelling';
import { type Order, shortOrderId } from '../../domain/order/order';
import { CANCELLED, statusOf } from '../../domain/order/orderStatus';
import { useNotify } from '../../shared/notifications/notificationsSlice';

/** `Order #3d1e84b7: Cancelled. Kitchen too busy`, or `Order #3d1e84b7: Pending. It is no longer cancelled`. @param before the status before */
export function statusMessage({ id, status, cancellation }: Order, before: string): string {
  const parts = [statusOf(status).label];
  if (cancellation) parts.push(describeCancellation(cancellation, true));
  else if (before === CANCELLED) parts.push('It is no longer cancelled');
  return `Order #${shortOrderId(id)}: ${parts.join('. ')}`;
}

/** Tells the customer of each shown order whose status has changed since it was first shown, and why it was cancelled. */
export function useStatusToasts(orders: readonly Order[]) {
  const notify = useNotify();
  const known = useRef(new Map<string, string>());
  useEffect(() => {
    for (const order of orders) {
      const { id, status } = order;
      const before = known.current.get(id);
      known.current.set(id, status);
      if (before !== undefined && before !== status) notify.info(statusMessage(order, before));
    }
  }, [orders, notify]);
}
