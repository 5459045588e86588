import { CopyOutlined, PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { Order } from '../../domain/order/order';
import { ORDER_STATUSES, statusOf } from '../../domain/order/orderStatus';
import { ignoreRepeatClicks } from '../../shared/utils/ignoreRepeatClicks';
import { useNotify } from '../../shared/notifications/notificationsSlice';
import { useSetStatus } from './OrderStatusProvider';
import styles from './drawer/OrderDrawer.module.css';

/** The buttons that change an order's status; the first is the primary one. */
export function OrderActions({ order }: { order: Order }) {
  const setStatus = useSetStatus();
  const notify = useNotify();
  const copyId = () => {
    navigator.clipboard.writeText(order.id).then(() => { notify.success('Order ID copied'); }, () => { notify.error('The order ID could not be copied'); });
  };
  return (
    <div className={styles.actions}>
      {statusOf(order.status).next.map((status, place) => (
        // Keyed by index: the pressed button turns into its opposite and keeps the focus.
        <Button key={place} type={place === 0 ? 'primary' : 'default'} onClick={ignoreRepeatClicks(() => { setStatus({ ids: [order.id], status }); })}>
          {ORDER_STATUSES[status].action}
        </Button>
      ))}
      <Button icon={<CopyOutlined aria-hidden />} onClick={copyId}>Copy order ID</Button>
      <Button icon={<PrinterOutlined aria-hidden />} onClick={() => { window.print(); }}>Print receipt</Button>
    </div>
  );
}
