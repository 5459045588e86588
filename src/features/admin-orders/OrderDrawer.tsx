import { Drawer, Skeleton } from 'antd';
import { useLocation, useMatch } from 'react-router-dom';
import { shortOrderId } from '../../domain/order';
import { isNotFound } from '../../shared/back-office/isNotFound';
import { RecordFailed } from '../../shared/back-office/RecordFailed';
import { LIVE } from '../../shared/back-office/upToDate';
import { useFocusRestore } from '../../shared/back-office/useFocusRestore';
import { useCloseRoutedDialog } from '../../shared/lib/useCloseRoutedDialog';
import { routes } from '../../shared/routes';
import { OrderActions } from './OrderActions';
import styles from './OrderDrawer.module.css';
import { useGetAnyOrderQuery } from './ordersApi';
import { Receipt } from './Receipt';
import { StatusTrail } from './StatusTrail';

/**
 * The order in the address, in a drawer over the list: its receipt, which can be printed, its status buttons and its
 * history.
 */
export function OrderDrawer() {
  const id = useMatch(`${routes.dashboardOrders}/:id`)?.params.id;
  const { search } = useLocation();
  const leave = useCloseRoutedDialog();
  const focusBack = useFocusRestore('orders');
  const close = () => { leave(routes.dashboardOrders + search); };

  return (
    <Drawer
      {...focusBack}
      open={id !== undefined}
      onClose={close}
      title={id === undefined ? '' : <h2>{`Order ${shortOrderId(id)}`}</h2>}
      size="min(34rem, 100%)"
      destroyOnHidden
      classNames={{
        root: styles.root ?? '',
        mask: styles.unprinted ?? '',
        wrapper: styles.wrapper ?? '',
        section: styles.section ?? '',
        header: styles.unprinted ?? '',
        body: styles.body ?? '',
      }}
    >
      {id !== undefined && <Detail id={id} onBack={close} />}
    </Drawer>
  );
}

function Detail({ id, onBack }: { id: string; onBack: () => void }) {
  const { currentData: order, error, isFetching, refetch } = useGetAnyOrderQuery(id, LIVE);
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
