import { Button } from 'antd';
import { type Order, shortOrderId } from '../../domain/order/order';
import { ignoreRepeatClicks } from '../../shared/utils/ignoreRepeatClicks';
import { useSetStatus } from './OrderStatusProvider';
import { statusActions } from './statusActions';

/** The most used action of an order: Complete or Re-open (docs/behaviour.md, section 2, Admin orders). */
export function StatusButton({ order }: { order: Order }) {
  const setStatus = useSetStatus();
  const { status, label } = statusActions(order.status)[0];
  return (
    <Button
      size="small"
      style={{ paddingInline: '0.75rem' }}
      aria-label={`${label} order ${shortOrderId(order.id)}`}
      onClick={ignoreRepeatClicks(() => { setStatus({ ids: [order.id], status }); })}
    >
      {label}
    </Button>
  );
}
