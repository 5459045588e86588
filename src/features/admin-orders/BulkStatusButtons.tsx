import { Button } from 'antd';
import { startTransition } from 'react';
import type { Order } from '../../domain/order';
import { useSetStatus } from './OrderDesk';
import { STATUS_ACTIONS } from './statusActions';

/** Completes or re-opens the picked orders, those of them that are not so already. */
export function BulkStatusButtons({ orders, onDone }: { orders: readonly Order[]; onDone: () => void }) {
  const setStatus = useSetStatus();
  return STATUS_ACTIONS.map(({ status, label }) => {
    const concerned = orders.filter((order) => order.status !== status).map(({ id }) => id);
    const change = () => {
      // A page of boxes is unticked piece by piece, beside everything else that follows.
      startTransition(onDone);
      setStatus({ ids: concerned, status });
    };
    return (
      <Button key={status} disabled={concerned.length === 0} onClick={change}>
        {`${label} ${String(concerned.length)}`}
      </Button>
    );
  });
}
