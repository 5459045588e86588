import { useRef } from 'react';
import { useStore } from 'react-redux';
import type { NewOrder, Order } from '../../domain/order';
import { normaliseEmail } from '../../domain/text';
import type { User } from '../../domain/user';
import { isDecided } from '../../shared/api/isDecided';
import { useNotify } from '../../shared/notifications/notificationsSlice';
import { type SessionState, selectEmail, selectToken } from '../../shared/session/sessionSlice';
import { usePlaceOrderMutation } from './checkoutApi';
import { closeDraft, reopenDraft } from './checkoutDraft';

interface SendingParts {
  /** Who orders; null for a visitor. */
  user: User | null;
  /** Notes in the draft that an order of this key is on its way. */
  markSent: (idempotencyKey: string) => void;
  onPlaced: (order: Order, user: User) => void;
  /** Told only while nobody else has signed in. */
  onFailed: (error: unknown) => void;
}

/** Sends an account's orders, one at a time, and has the draft know what came of each. */
export function useSendOrder({ user, markSent, onPlaced, onFailed }: SendingParts) {
  const [placeOrder, { isLoading: pending }] = usePlaceOrderMutation({ fixedCacheKey: `checkout ${user?.id ?? ''}` });
  const notify = useNotify();
  const store = useStore<{ session: SessionState }>();
  // Two presses can come before the first render of the button's new state.
  const sending = useRef(false);

  const send = async (order: NewOrder, idempotencyKey: string, customer: User) => {
    const email = normaliseEmail(customer.email);
    const token = selectToken(store.getState());
    // Asked when the shop has answered: another account may sit here by then, and this one have another e-mail.
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
      if (isDecided(error)) reopenDraft(customer.id);
      // The session may be what has ended: that is told to whoever has lost it.
      if (present().same || selectEmail(store.getState()) === null) onFailed(error);
    }
    sending.current = false;
  };

  return { pending, isSending: () => sending.current || pending, send };
}
