import { useDispatch } from 'react-redux';
import { useNotify } from '../../shared/notifications/notificationsSlice';
import { ConfirmButton } from '../../shared/ui';
import { cartCleared } from './cartSlice';

const QUESTION = { title: 'Clear your cart?', message: 'Everything in it will be removed.', confirmLabel: 'Yes, clear it', cancelLabel: 'Keep it' };

/**
 * Clears the cart after a confirmation.
 * @param onAsk called before the confirmation opens
 */
export function ClearCart({ onAsk }: { onAsk: () => void }) {
  const dispatch = useDispatch();
  const notify = useNotify();
  const clear = () => {
    // The button disappears with the cart.
    document.querySelector('h1')?.focus({ preventScroll: true });
    dispatch(cartCleared());
    notify.success('Cart has been cleared');
  };
  return <ConfirmButton size="sm" question={QUESTION} onClick={onAsk} onConfirm={clear}>Clear Cart</ConfirmButton>;
}
