import { Button } from 'antd';
import type { Order } from '../../domain/order';
import { statusActions, useSetStatus } from './useSetStatus';

/** Completes or re-opens the picked orders, those of them that are not so already. */
export function BulkStatusButtons({ orders, onDone }: { orders: readonly Order[]; onDone: () => void }) {
  const setStatus = useSetStatus();
  return statusActions('').map(({ status, label }) => {
    const concerned = orders.filter((order) => order.status !== status).map(({ id }) => id);
    const change = () => {
      onDone();
      void setStatus(concerned, status);
    };
    return (
      <Button key={status} disabled={concerned.length === 0} onClick={change}>
        {`${label} ${String(concerned.length)}`}
      </Button>
    );
  });
}
