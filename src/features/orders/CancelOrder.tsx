import { useRef, useState } from 'react';
import { customerCancelRefusal } from '../../domain/order/cancelling';
import { type Order, shortOrderId } from '../../domain/order/order';
import { messageOf } from '../../shared/api/apiError';
import { useNotify } from '../../shared/notifications/notificationsSlice';
import { useIsSameSession } from '../../shared/session/useIsSameSession';
import { useShop } from '../../shared/shop/shopApi';
import { useServerTime } from '../../shared/shop/useServerTime';
import { Button, ConfirmDialog } from '../../shared/ui';
import { useCancelOwnOrderMutation } from './ordersApi';

/** Cancels an order after a confirmation; nothing while, by the shop's settings, its customer cannot (docs/behaviour.md, section 4). */
export function CancelOrder({ order }: { order: Order }) {
  const shop = useShop();
  const refusal = useServerTime((now) => customerCancelRefusal(order, shop, now));
  return refusal === null && <CancelButton id={order.id} />;
}

function CancelButton({ id }: { id: string }) {
  const [asking, setAsking] = useState(false);
  const [cancel, { isLoading }] = useCancelOwnOrderMutation();
  const notify = useNotify();
  const isSameSession = useIsSameSession();
  const button = useRef<HTMLButtonElement>(null);
  const onConfirm = () => {
    // The dialog may still be closing when the button disappears.
    button.current?.focus({ preventScroll: true });
    setAsking(false);
    // The new status is told by `useStatusToasts`.
    cancel(id).unwrap().catch((error: unknown) => { if (isSameSession()) notify.error(messageOf(error)); });
  };
  return (
    <>
      <Button ref={button} variant="quiet" size="sm" pending={isLoading} aria-label={`Cancel order ${shortOrderId(id)}`} onClick={() => { setAsking(true); }}>
        Cancel order
      </Button>
      <ConfirmDialog
        open={asking}
        title="Cancel this order?"
        message="The kitchen will not make it, and nothing is charged."
        confirmLabel="Yes, cancel it"
        cancelLabel="Keep it"
        onConfirm={onConfirm}
        onClose={() => { setAsking(false); }}
      />
    </>
  );
}
