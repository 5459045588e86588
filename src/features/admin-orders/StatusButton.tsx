import { Button } from 'antd';
import { type Order, shortOrderId } from '../../domain/order';
import { onFirstPress } from '../../shared/lib/onFirstPress';
import { useSetStatus } from './OrderDesk';
import { statusActions } from './statusActions';

/** What an administrator does with an order most: Complete it, or Re-open it (specification, section 2). */
export function StatusButton({ order }: { order: Order }) {
  const setStatus = useSetStatus();
  const { status, label } = statusActions(order.status)[0];
  return (
    <Button
      size="small"
      style={{ paddingInline: '0.75rem' }}
      aria-label={`${label} order ${shortOrderId(order.id)}`}
      onClick={onFirstPress(() => { setStatus({ ids: [order.id], status }); })}
    >
      {label}
    </Button>
  );
}
