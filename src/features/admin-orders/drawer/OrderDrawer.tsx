import { CopyOutlined, PrinterOutlined } from '@ant-design/icons';
import { Button, Drawer, Timeline } from 'antd';
import { formatMoment } from '../../../domain/date/dates';
import { type Order, shortOrderId } from '../../../domain/order/order';
import { ORDER_STATUSES, nextStatuses, statusOf } from '../../../domain/order/orderStatus';
import { LoadingLines } from '../../../shared/back-office/LoadingLines';
import { printRecord } from '../../../shared/back-office/printRecord';
import { isNotFound } from '../../../shared/api/apiError';
import { REFETCH_OPTIONS } from '../../../shared/back-office/live-rows/refetchOptions';
import { RecordFailed } from '../../../shared/back-office/RecordFailed';
import { useOpenDialog } from '../../../shared/hooks/useOpenDialog';
import { useNotify } from '../../../shared/notifications/notificationsSlice';
import { useShop } from '../../../shared/shop/shopApi';
import { copyText } from '../../../shared/utils/copyText';
import { ignoreRepeatClicks } from '../../../shared/utils/ignoreRepeatClicks';
import { useGetAnyOrderQuery } from '../adminOrdersApi';
import { CancelOrder } from '../cancel/CancelOrder';
import { useSetStatus } from '../OrderStatusProvider';
import { useSeenOrders } from '../useSeenOrders';
import styles from './OrderDrawer.module.css';
import { Receipt } from './Receipt';

/**
 * A drawer with an order: its receipt, which can be printed, its status buttons and its history.
 * @param id of the order; undefined while the drawer is closed
 */
export function OrderDrawer({ id, open, onClose }: { id: string | undefined; open: boolean; onClose: () => void }) {
  const panel = useOpenDialog<HTMLDivElement>(open);
  return (
    <Drawer
      panelRef={panel}
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
  useSeenOrders(order && [order]);
  // A reset of the demo data may have removed an order that is still cached.
  if (order && !isNotFound(error)) {
    return (
      <>
        <Receipt order={order} />
        <Actions order={order} />
        <StatusTrail order={order} />
      </>
    );
  }
  if (error) {
    return <RecordFailed error={error} pending={isFetching} onRetry={() => void refetch()} onBack={onBack} backLabel="Back to the orders" />;
  }
  return <LoadingLines count={8} />;
}

/** The buttons of an order. Those that change its status come first; the first of them is the primary one. */
function Actions({ order }: { order: Order }) {
  const setStatus = useSetStatus();
  const notify = useNotify();
  const shop = useShop();
  const copyId = async () => {
    if (await copyText(order.id)) notify.success('Order ID copied');
    else notify.error('The order ID could not be copied');
  };
  return (
    <div className={styles.actions}>
      {nextStatuses(order.status, shop).map((status, place) => (
        // Keyed by index: the pressed button turns into its opposite and keeps the focus.
        <Button key={place} type={place === 0 ? 'primary' : 'default'} onClick={ignoreRepeatClicks(() => { void setStatus({ ids: [order.id], status }); })}>
          {ORDER_STATUSES[status].action}
        </Button>
      ))}
      <CancelOrder order={order} />
      <Button icon={<CopyOutlined aria-hidden />} onClick={() => void copyId()}>Copy order ID</Button>
      {/* Some browsers in other apps cannot print. */}
      {'print' in window && <Button icon={<PrinterOutlined aria-hidden />} onClick={() => { printRecord(); }}>Print receipt</Button>}
    </div>
  );
}

/** The history of an order's status: who changed it and when, since it was placed. */
function StatusTrail({ order }: { order: Order }) {
  const steps = [
    { what: 'Placed', at: order.date, by: order.customerName },
    ...order.statusChanges.map(({ status, at, by }) => ({ what: statusOf(status).label, at, by })),
  ];
  return (
    <section className={styles.trail} aria-labelledby="status-trail">
      <h2 id="status-trail">Status</h2>
      <Timeline
        items={steps.map(({ what, at, by }) => ({
          content: (
            <>
              <strong>{what}</strong>
              {by !== '' && <span>{` by ${by}`}</span>}
              <br />
              <time dateTime={at} data-figures>{formatMoment(at)}</time>
            </>
          ),
        }))}
      />
    </section>
  );
}
