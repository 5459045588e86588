import { Button } from 'antd';
import { useCallback } from 'react';
import { Link, useLocation, useMatch } from 'react-router-dom';
import { getOrders } from '../../domain/calls/adminOrderCalls';
import { formatDate, formatMoment, formatTime } from '../../domain/date/dates';
import { describeWithout } from '../../domain/food/allergens';
import { formatPrice } from '../../domain/number/money';
import { describeLine } from '../../domain/order/line';
import { describeStatus, isCancelling } from '../../domain/order/cancelling';
import { type Order, paymentLabel, shortOrderId } from '../../domain/order/order';
import { isAdjusting } from '../../domain/order/quote';
import { CANCELLED, ORDER_STATUSES, nextStatuses, statusOf, statusesOf } from '../../domain/order/orderStatus';
import { shopMoment } from '../../domain/shop/shopTime';
import type { Shop, ShopSettings } from '../../domain/shop/settings';
import type { DataColumn } from '../../shared/back-office/data-table/columns';
import { DataTable } from '../../shared/back-office/data-table/DataTable';
import { FilterSegmented } from '../../shared/back-office/data-table/FilterSegmented';
import { useListState } from '../../shared/back-office/data-table/useListState';
import { type CsvColumn, csvAmount } from '../../shared/back-office/export/csv';
import { ExportButton } from '../../shared/back-office/export/ExportButton';
import { REFETCH_OPTIONS } from '../../shared/back-office/live-rows/refetchOptions';
import { useStablePage } from '../../shared/back-office/live-rows/useStableList';
import { OPENED_IN_APP, useCloseRoutedDialog } from '../../shared/hooks/useCloseRoutedDialog';
import { DueTime } from '../../shared/shop/DueTime';
import { useShop } from '../../shared/shop/shopApi';
import { StatusTag, lazyDialog } from '../../shared/ui';
import { ignoreRepeatClicks } from '../../shared/utils/ignoreRepeatClicks';
import { dashboardOrderPath, drawerRoutes, routes } from '../../shared/utils/paths';
import { type OrderList, type StatusChange, useGetOffPageOrdersQuery, useGetOrdersQuery } from './adminOrdersApi';
import { OrderSoundSwitch } from './OrderSoundSwitch';
import { OrderStatusProvider, useSetStatus } from './OrderStatusProvider';
import styles from './OrderTable.module.css';
import { PauseOrders } from './PauseOrders';
import { useOrderSelection } from './useOrderSelection';
import { useSeenOrders } from './useSeenOrders';

const OrderDrawer = lazyDialog(async () => (await import('./drawer/OrderDrawer')).OrderDrawer);

/** Placed is hidden until the user chooses it. The others fit beside the open side menu in a window of 1280 pixels. */
const columns: readonly DataColumn<Order>[] = [
  { key: 'id', title: 'Order ID', dataIndex: 'id', width: 154, sorter: true, shown: 'always', render: (_, order) => <OrderLink order={order} /> },
  { key: 'placed', title: 'Placed', dataIndex: 'placed', width: 190, sorter: true, shown: 'extra', render: (_, order) => <Placed order={order} /> },
  { key: 'customer', title: 'Customer', dataIndex: 'customerName', width: 108, sorter: true, render: (_, order) => order.customerName },
  { key: 'contact', title: 'Contact', width: 98, render: (_, order) => <span data-figures>{order.contactPhone}</span> },
  { key: 'address', title: 'Address', width: 88, render: (_, order) => <Clamped text={order.deliveryAddress} /> },
  { key: 'items', title: 'Items', width: 106, render: (_, order) => <Clamped text={itemsText(order, '\u00a0')} /> },
  { key: 'total', title: 'Total', dataIndex: 'total', width: 82, sorter: true, align: 'end', render: (_, order) => formatPrice(order.total) },
  { key: 'status', title: 'Status', dataIndex: 'status', width: 150, sorter: true, render: (_, order) => <StatusTag status={order.status} /> },
  { key: 'actions', title: 'Actions', width: 120, fixed: 'end', shown: 'always', align: 'end', render: (_, order) => <StatusButton order={order} /> },
];

/** The columns of the export; amounts in dollars. In a shop without orders for later none is due, and without coupons none has adjustments. */
const csvColumns = (shop: Omit<Shop, 'time'>): readonly CsvColumn<Order>[] => [
  { title: 'Order ID', cell: (order) => order.id },
  { title: 'Date', cell: (order) => formatDate(order.date) },
  { title: 'Time', cell: (order) => formatTime(order.date) },
  ...(shop.laterDays > 0 ? [{ title: 'Due', cell: ({ dueAt }: Order) => (dueAt === undefined ? '' : shopMoment(dueAt, shop.timeZone)) }] : []),
  { title: 'Customer', cell: (order) => order.customerName },
  { title: 'Contact', cell: (order) => order.contactPhone },
  { title: 'Address', cell: (order) => order.deliveryAddress },
  { title: 'Items', cell: (order) => itemsText(order, ' ') },
  { title: 'Subtotal', cell: (order) => csvAmount(order.subtotal) },
  { title: 'Tax', cell: (order) => csvAmount(order.tax) },
  { title: 'Delivery Fee', cell: (order) => csvAmount(order.deliveryFee) },
  ...(isAdjusting(shop) ? [{ title: 'Adjustments', cell: adjustmentsText }] : []),
  { title: 'Total', cell: (order) => csvAmount(order.total) },
  { title: 'Status', cell: describeStatus },
  { title: 'Payment', cell: (order) => paymentLabel(order.paymentMethod) },
  { title: 'Instructions', cell: ({ without, specialInstructions }) => [...(without ? [describeWithout(without)] : []), specialInstructions].filter(Boolean).join('; ') },
];

/**
 * All orders, with search, status filter, selection and export, and a drawer for the order in the address
 * (docs/behaviour.md, section 2, Admin orders).
 */
export function OrderTable() {
  const list = useListState(getOrders.query);
  const { search } = useLocation();
  const openId = useMatch(drawerRoutes.order)?.params.id;
  const leave = useCloseRoutedDialog();
  const shop = useShop();
  const { status } = list.values;
  const { answer, stable } = useStablePage(list.values, useGetOrdersQuery(list.values, REFETCH_OPTIONS), {
    useRecords: useGetOffPageOrdersQuery,
    fits: (order) => status === '' || order.status === status,
  });
  const { data } = answer;
  useSeenOrders(data?.items);
  const selection = useOrderSelection(list.values, data?.items, stable.gone);
  const { leave: leaveList } = stable;
  // What a change on this screen takes out of the filter leaves it; what others change stays.
  const onSent = useCallback((change: StatusChange, succeeded: Promise<boolean>) => {
    if (status !== '' && change.status !== status) change.ids.forEach((id) => { leaveList(id, succeeded); });
  }, [status, leaveList]);

  return (
    <OrderStatusProvider onSent={onSent}>
      <DataTable
        name="orders"
        label="Orders"
        heading="Orders"
        besideHeading={<><OrderSoundSwitch /><PauseOrders /></>}
        nouns={['order', 'orders']}
        columns={columns}
        list={list}
        answer={answer}
        stable={stable}
        empty={list.narrowed ? 'No orders found matching your filter.' : 'No orders yet.'}
        segmented={<FilterSegmented name="status" label="Filter orders by status" options={statusTabs(status, data?.counts, shop)} />}
        search="Search orders"
        tools={<ExportButton name="orders" columns={csvColumns(shop)} call={getOrders} query={list.values} />}
        selection={selection}
      />
      <OrderDrawer id={openId} open={openId !== undefined} onClose={() => { leave(routes.dashboardOrders + search); }} />
    </OrderStatusProvider>
  );
}

/** The filter's options: all orders, each status of the shop, Cancelled if orders can be or were, and the status in the address if the app does not know it. */
function statusTabs(current: string, counts: OrderList['counts'] | undefined, shop: ShopSettings) {
  const known = [
    { value: '', label: 'All Orders', count: counts?.all },
    ...statusesOf(shop).map((status) => ({ value: status as string, label: statusOf(status).label, count: counts?.[status] })),
    ...(isCancelling(shop) || counts?.cancelled !== undefined ? [{ value: CANCELLED, label: statusOf(CANCELLED).label, count: counts?.cancelled ?? 0 }] : []),
  ];
  return known.some(({ value }) => value === current) ? known : [...known, { value: current, label: statusOf(current).label }];
}

/**
 * The lines of an order as one text: `2 × Margherita (Large), 1 × Lemonade`.
 * @param space between quantity, times sign and name; the screen passes a no-break space
 */
function itemsText({ items }: Order, space: string): string {
  return items.map((item) => [String(item.quantity), '×', describeLine(item)].join(space)).join(', ');
}

/** The adjustments of an order as one text: `Coupon SAVE10: -2.00`. */
function adjustmentsText({ adjustments = [] }: Order): string {
  return adjustments.map(({ label, amount }) => `${label}: ${csvAmount(amount)}`).join(', ');
}

/** The link to the order's drawer keeps the list's search parameters. */
function OrderLink({ order }: { order: Order }) {
  const { search } = useLocation();
  return (
    <>
      <Link className={styles.link} to={dashboardOrderPath(order.id) + search} state={OPENED_IN_APP}>{shortOrderId(order.id)}</Link>
      <br />
      <small className={styles.date} data-figures><Placed order={order} /></small>
      {order.dueAt !== undefined && !order.cancellation && <small className={styles.due} data-figures>Due <DueTime at={order.dueAt} /></small>}
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

/** The most used action of an order, such as Complete or Re-open. A cancelled one has none. */
function StatusButton({ order }: { order: Order }) {
  const setStatus = useSetStatus();
  const [status] = nextStatuses(order.status, useShop());
  if (status === undefined) return null;
  const { action } = ORDER_STATUSES[status];
  return (
    <Button
      size="small"
      style={{ paddingInline: '0.75rem' }}
      aria-label={`${action} order ${shortOrderId(order.id)}`}
      onClick={ignoreRepeatClicks(() => { void setStatus({ ids: [order.id], status }); })}
    >
      {action}
    </Button>
  );
}
