import { Button } from 'antd';
import { useId } from 'react';
import { groupDigits } from '../../domain/number/digits';
import { type Order, STATUSES_AT_ONCE, TOO_MANY_STATUSES } from '../../domain/order/order';
import { ORDER_STATUSES, STATUSES_TO_SET } from '../../domain/order/orderStatus';
import { useSetStatus } from './OrderStatusProvider';

interface BulkStatusButtonsProps {
  orders: readonly Order[];
  /** Called when the change is sent; the list shows it already. */
  onSent: () => void;
  onRefused: () => void;
}

/** A button for each status, which sets it for the selected orders that do not have it yet. */
export function BulkStatusButtons({ orders, onSent, onRefused }: BulkStatusButtonsProps) {
  const setStatus = useSetStatus();
  const limitId = useId();
  const choices = STATUSES_TO_SET.map((status) => {
    const concerned = orders.filter((order) => order.status !== status).map(({ id }) => id);
    return { status, label: ORDER_STATUSES[status].action, concerned, tooMany: concerned.length > STATUSES_AT_ONCE };
  });
  const change = (ids: readonly string[], status: string) => {
    // In the same task as the change, so that the table renders once.
    onSent();
    setStatus({ ids, status }, onRefused);
  };
  return (
    <>
      {choices.map(({ status, label, concerned, tooMany }) => (
        <Button
          key={status}
          disabled={concerned.length === 0 || tooMany}
          aria-describedby={tooMany ? limitId : undefined}
          onClick={() => { change(concerned, status); }}
        >
          {`${label} ${groupDigits(concerned.length)}`}
        </Button>
      ))}
      {choices.some(({ tooMany }) => tooMany) && <span id={limitId}>{TOO_MANY_STATUSES}</span>}
    </>
  );
}
