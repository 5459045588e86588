import { customerCancelRefusal } from '../../domain/order/cancelling';
import { type Order, shortOrderId } from '../../domain/order/order';
import { messageOf } from '../../shared/api/apiError';
import { useNotify } from '../../shared/notifications/notificationsSlice';
import { useIsSameSession } from '../../shared/session/useIsSameSession';
import { useShop } from '../../shared/shop/shopApi';
import { useServerTime } from '../../shared/shop/useServerTime';
import { ConfirmButton } from '../../shared/ui';
import { useCancelOwnOrderMutation } from './ordersApi';

const QUESTION = { title: 'Cancel this order?', message: 'The kitchen will not make it, and nothing is charged.', confirmLabel: 'Yes, cancel it', cancelLabel: 'Keep it' };

/** Cancels an order after a confirmation; nothing while, by the shop's settings, its customer cannot (docs/behaviour.md, section 4). */
export function CancelOrder({ order }: { order: Order }) {
  const shop = useShop();
  const refusal = useServerTime((now) => customerCancelRefusal(order, shop, now));
  const [cancel, { isLoading }] = useCancelOwnOrderMutation();
  const notify = useNotify();
  const isSameSession = useIsSameSession();
  const onConfirm = () => {
    // The new status is told by `useStatusToasts`.
    cancel(order.id).unwrap().catch((error: unknown) => { if (isSameSession()) notify.error(messageOf(error)); });
  };
  return refusal === null && (
    <ConfirmButton size="sm" pending={isLoading} aria-label={`Cancel order ${shortOrderId(order.id)}`} question={QUESTION} onConfirm={onConfirm}>
      Cancel order
    </ConfirmButton>
  );
}
