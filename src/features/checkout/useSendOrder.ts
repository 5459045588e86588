import { useRef } from 'react';
import { useStore } from 'react-redux';
import type { NewOrder, Order } from '../../domain/order/order';
import { normaliseEmail } from '../../domain/text/text';
import type { User } from '../../domain/user/user';
import { isFinalResponse } from '../../shared/api/apiError';
import { useNotify } from '../../shared/notifications/notificationsSlice';
import { type SessionState, selectEmail, selectToken } from '../../shared/session-store/sessionSlice';
import { usePlaceOrderMutation } from './checkoutApi';
import { closeDraft, reopenDraft } from './checkoutDraft';

interface SendingParts {
  /** The account that orders; null for a visitor. */
  user: User | null;
  /** Marks in the draft that an order with this key was sent. */
  markSent: (idempotencyKey: string) => void;
  onPlaced: (order: Order, user: User) => void;
  /** Called only if no other account has signed in since. */
  onFailed: (error: unknown) => void;
}

/** Sends an account's orders, one at a time, and updates the draft with the result. */
export function useSendOrder({ user, markSent, onPlaced, onFailed }: SendingParts) {
  const [placeOrder, { isLoading: pending }] = usePlaceOrderMutation({ fixedCacheKey: `checkout ${user?.id ?? ''}` });
  const notify = useNotify();
  const store = useStore<{ session: SessionState }>();
  // Two clicks can come before the button re-renders as pending.
  const sending = useRef(false);

  const send = async (order: NewOrder, idempotencyKey: string, customer: User) => {
    const email = normaliseEmail(customer.email);
    const token = selectToken(store.getState());
    // Evaluated after the response: another account may have signed in, or this one may have changed its e-mail.
    const present = () => {
      const now = store.getState();
      return selectToken(now) === token ? { email: selectEmail(now) ?? email, same: true } : { email, same: selectEmail(now) === email };
    };
    sending.current = true;
    markSent(idempotencyKey);
    try {
      const placed = await placeOrder({ order, idempotencyKey }).unwrap();
      onPlaced(placed, { ...customer, email: present().email });
      closeDraft(customer.id, placed.id);
      if (present().same) notify.success('Order placed successfully!');
    } catch (error) {
      if (isFinalResponse(error)) reopenDraft(customer.id);
      // If the session has ended, the error is shown to the user who has lost it.
      if (present().same || selectEmail(store.getState()) === null) onFailed(error);
    }
    sending.current = false;
  };

  return { pending, isSending: () => sending.current || pending, send };
}
