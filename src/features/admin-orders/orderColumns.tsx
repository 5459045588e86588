import { Link } from 'react-router-dom';
import { formatMoment } from '../../domain/dates';
import { formatPrice } from '../../domain/money';
import { type Order, shortOrderId } from '../../domain/order';
import type { Column } from '../../shared/back-office/columns';
import { OPENED_HERE } from '../../shared/lib/useWayOut';
import { dashboardOrderPath } from '../../shared/routes';
import { StatusTag } from '../../shared/ui';
import { itemsText } from './orderText';
import type { OrderListQuery } from './ordersApi';
import styles from './OrderTable.module.css';
import { StatusButton } from './StatusButton';

/**
 * The columns of the orders' table (specification, section 2, admin orders); Placed is there for whoever chooses it. Without it
 * all of them stand side by side in a window of 1280 pixels, beside the open menu.
 * @param search the list's part of the address, which the drawer's address keeps
 */
export function orderColumns(search: string): readonly Column<Order, OrderListQuery['sort']>[] {
  return [
    { key: 'id', title: 'Order ID', width: 154, sort: 'id', shown: 'always', render: (order) => <OrderLink order={order} search={search} /> },
    { key: 'placed', title: 'Placed', width: 190, sort: 'date', shown: 'extra', render: (order) => <Placed order={order} /> },
    { key: 'customer', title: 'Customer', width: 108, sort: 'customerName', render: (order) => order.customerName },
    { key: 'contact', title: 'Contact', width: 88, share: 9.3, render: (order) => <span data-figures>{order.contactPhone}</span> },
    { key: 'address', title: 'Address', width: 97, render: (order) => <Clamped text={order.deliveryAddress} /> },
    { key: 'items', title: 'Items', width: 122, render: (order) => <Clamped text={itemsText(order, '\u00a0')} /> },
    { key: 'total', title: 'Total', width: 90, sort: 'total', align: 'end', render: (order) => formatPrice(order.total) },
    { key: 'status', title: 'Status', width: 136, share: 14.2, sort: 'status', render: (order) => <StatusTag status={order.status} /> },
    { key: 'actions', title: 'Actions', width: 117, shown: 'always', align: 'end', render: (order) => <StatusButton order={order} /> },
  ];
}

function OrderLink({ order, search }: { order: Order; search: string }) {
  return (
    <>
      <Link className={styles.link} to={dashboardOrderPath(order.id) + search} state={OPENED_HERE}>{shortOrderId(order.id)}</Link>
      <br />
      <small className={styles.date} data-figures><Placed order={order} /></small>
    </>
  );
}

/** Two lines at most, or four on a phone's card: the drawer shows all of it. */
function Clamped({ text }: { text: string }) {
  return <span className={styles.clamped} title={text}>{text}</span>;
}

function Placed({ order }: { order: Order }) {
  return <time dateTime={order.date}>{formatMoment(order.date)}</time>;
}
