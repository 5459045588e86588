import { Link, useLocation } from 'react-router-dom';
import { formatMoment } from '../../domain/date/dates';
import { formatPrice } from '../../domain/number/money';
import { type Order, shortOrderId } from '../../domain/order/order';
import type { DataColumn } from '../../shared/back-office/data-table/columns';
import { OPENED_IN_APP } from '../../shared/hooks/useCloseRoutedDialog';
import { dashboardOrderPath } from '../../shared/utils/paths';
import { StatusTag } from '../../shared/ui';
import { itemsText } from './orderText';
import styles from './OrderTable.module.css';
import { StatusButton } from './StatusButton';

/**
 * The columns of the orders (docs/behaviour.md, section 2, Admin orders); Placed is hidden until the user chooses it. The
 * others fit beside the open side menu in a window of 1280 pixels.
 */
export const orderColumns: readonly DataColumn<Order>[] = [
  { key: 'id', title: 'Order ID', dataIndex: 'id', width: 154, sorter: true, shown: 'always', render: (_, order) => <OrderLink order={order} /> },
  { key: 'placed', title: 'Placed', dataIndex: 'date', width: 190, sorter: true, shown: 'extra', render: (_, order) => <Placed order={order} /> },
  { key: 'customer', title: 'Customer', dataIndex: 'customerName', width: 108, sorter: true, render: (_, order) => order.customerName },
  { key: 'contact', title: 'Contact', width: 98, render: (_, order) => <span data-figures>{order.contactPhone}</span> },
  { key: 'address', title: 'Address', width: 88, render: (_, order) => <Clamped text={order.deliveryAddress} /> },
  { key: 'items', title: 'Items', width: 106, render: (_, order) => <Clamped text={itemsText(order, '\u00a0')} /> },
  { key: 'total', title: 'Total', dataIndex: 'total', width: 82, sorter: true, align: 'end', render: (_, order) => formatPrice(order.total) },
  { key: 'status', title: 'Status', dataIndex: 'status', width: 150, sorter: true, render: (_, order) => <StatusTag status={order.status} /> },
  { key: 'actions', title: 'Actions', width: 120, fixed: 'end', shown: 'always', align: 'end', render: (_, order) => <StatusButton order={order} /> },
];

/** The link to the order's drawer keeps the list's search parameters. */
function OrderLink({ order }: { order: Order }) {
  const { search } = useLocation();
  return (
    <>
      <Link className={styles.link} to={dashboardOrderPath(order.id) + search} state={OPENED_IN_APP}>{shortOrderId(order.id)}</Link>
      <br />
      <small className={styles.date} data-figures><Placed order={order} /></small>
    </>
  );
}

/** At most two lines, or four on a phone's card; the drawer shows the whole text. */
function Clamped({ text }: { text: string }) {
  return <span className={styles.clamped} title={text}>{text}</span>;
}

function Placed({ order }: { order: Order }) {
  return <time dateTime={order.date}>{formatMoment(order.date)}</time>;
}
