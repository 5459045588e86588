import { Button } from 'antd';
import { type Order, shortOrderId } from '../../domain/order/order';
import { ORDER_STATUSES, statusOf } from '../../domain/order/orderStatus';
import { ignoreRepeatClicks } from '../../shared/utils/ignoreRepeatClicks';
import { useSetStatus } from './OrderStatusProvider';

/** The most used action of an order: Complete or Re-open (docs/behaviour.md, section 2, Admin orders). */
export function StatusButton({ order }: { order: Order }) {
  const setStatus = useSetStatus();
  const [status] = statusOf(order.status).next;
  const { action } = ORDER_STATUSES[status];
  return (
    <Button
      size="small"
      style={{ paddingInline: '0.75rem' }}
      aria-label={`${action} order ${shortOrderId(order.id)}`}
      onClick={ignoreRepeatClicks(() => { setStatus({ ids: [order.id], status }); })}
    >
      {action}
    </Button>
  );
}
