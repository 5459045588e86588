import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNotify } from '../../shared/notifications/notificationsSlice';
import { Button, ConfirmDialog } from '../../shared/ui';
import { cartCleared } from './cartSlice';

/**
 * Clears the cart after a confirmation.
 * @param onAsk called before the confirmation opens
 */
export function ClearCart({ onAsk }: { onAsk: () => void }) {
  const [asking, setAsking] = useState(false);
  const dispatch = useDispatch();
  const notify = useNotify();
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        onClick={() => {
          onAsk();
          setAsking(true);
        }}
      >
        Clear Cart
      </Button>
      <ConfirmDialog
        open={asking}
        title="Clear your cart?"
        message="Everything in it will be removed."
        confirmLabel="Yes, clear it"
        cancelLabel="Keep it"
        onConfirm={() => {
          // The clicked button disappears with the cart, so the dialog could not restore the focus to it.
          document.querySelector('h1')?.focus({ preventScroll: true });
          setAsking(false);
          dispatch(cartCleared());
          notify.success('Cart has been cleared');
        }}
        onClose={() => { setAsking(false); }}
      />
    </>
  );
}
