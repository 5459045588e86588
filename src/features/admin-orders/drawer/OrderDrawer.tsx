import { Drawer, Skeleton } from 'antd';
import { shortOrderId } from '../../../domain/order/order';
import { isNotFound } from '../../../shared/back-office/isNotFound';
import { RecordFailed } from '../../../shared/back-office/RecordFailed';
import { REFETCH_OPTIONS } from '../../../shared/back-office/live-rows/refetchOptions';
import { useFocusRestore } from '../../../shared/back-office/hooks/useFocusRestore';
import { OrderActions } from '../OrderActions';
import { useGetAnyOrderQuery } from '../adminOrdersApi';
import { Receipt } from './Receipt';
import { StatusTrail } from './StatusTrail';

interface OrderDrawerProps {
  /** The order's id; undefined while the drawer is closed. */
  id: string | undefined;
  open: boolean;
  onClose: () => void;
}

/** A drawer with an order: its receipt, which can be printed, its status buttons and its history. */
export function OrderDrawer({ id, open, onClose }: OrderDrawerProps) {
  const focusBack = useFocusRestore('orders');
  return (
    <Drawer
      {...focusBack}
      open={open}
      onClose={onClose}
      title={id === undefined ? '' : <h2>{`Order ${shortOrderId(id)}`}</h2>}
      size="min(34rem, 100%)"
      destroyOnHidden
    >
      {id !== undefined && <Detail id={id} onBack={onClose} />}
    </Drawer>
  );
}

function Detail({ id, onBack }: { id: string; onBack: () => void }) {
  const { currentData: order, error, isFetching, refetch } = useGetAnyOrderQuery(id, REFETCH_OPTIONS);
  // A reset of the demo data may have removed an order that is still cached.
  if (order && !isNotFound(error)) {
    return (
      <>
        <Receipt order={order} />
        <OrderActions order={order} />
        <StatusTrail order={order} />
      </>
    );
  }
  if (error) {
    return <RecordFailed error={error} pending={isFetching} onRetry={() => void refetch()} onBack={onBack} backLabel="Back to the orders" />;
  }
  return (
    <div role="status">
      <span className="visually-hidden">Loading</span>
      <Skeleton active title={false} paragraph={{ rows: 8 }} />
    </div>
  );
}
