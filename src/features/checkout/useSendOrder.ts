import { useRef } from 'react';
import { useStore } from 'react-redux';
import type { NewOrder, Order } from '../../domain/order';
import { normaliseEmail } from '../../domain/text';
import type { User } from '../../domain/user';
import { isDecided } from '../../shared/api/isDecided';
import { useNotify } from '../../shared/notifications/notificationsSlice';
import { type SessionState, selectEmail } from '../../shared/session/sessionSlice';
import { usePlaceOrderMutation } from './checkoutApi';
import { closeDraft, reopenDraft } from './checkoutDraft';

interface SendingParts {
  /** Notes in the draft that an order of this key is on its way. */
  markSent: (idempotencyKey: string) => void;
  onPlaced: (order: Order, user: User) => void;
  /** Told only while nobody else has signed in. */
  onFailed: (error: unknown) => void;
}

/** Sends orders, one at a time, and has the draft know what came of each. */
export function useSendOrder({ markSent, onPlaced, onFailed }: SendingParts) {
  const [placeOrder, { isLoading: pending }] = usePlaceOrderMutation({ fixedCacheKey: 'checkout' });
  const notify = useNotify();
  const store = useStore<{ session: SessionState }>();
  // Two presses can come before the first render of the button's new state.
  const sending = useRef(false);

  const send = async (order: NewOrder, idempotencyKey: string, customer: User) => {
    const email = normaliseEmail(customer.email);
    // Asked when the shop has answered: another account may sit here by then.
    const present = () => selectEmail(store.getState());
    sending.current = true;
    markSent(idempotencyKey);
    try {
      const placed = await placeOrder({ order, idempotencyKey }).unwrap();
      onPlaced(placed, customer);
      closeDraft(customer.id, placed.id);
      if (present() === email) notify.success('Order placed successfully!');
    } catch (error) {
      if (isDecided(error)) reopenDraft(customer.id);
      // The session may be what has ended: that is told to whoever has lost it.
      if ((present() ?? email) === email) onFailed(error);
    }
    sending.current = false;
  };

  return { pending, isSending: () => sending.current || pending, send };
}
