import { Link } from 'react-router-dom';
import { formatMoment } from '../../domain/dates';
import { formatPrice } from '../../domain/money';
import { type Order, shortOrderId } from '../../domain/order';
import { messageOf } from '../../shared/api/apiError';
import { LIVE } from '../../shared/back-office/upToDate';
import { OPENED_HERE } from '../../shared/lib/useWayOut';
import { dashboardOrderPath, routes } from '../../shared/routes';
import { ErrorState, Skeleton, StatusTag } from '../../shared/ui';
import { OverviewPanel } from './OverviewPanel';
import { RECENT_ORDERS, useGetRecentOrdersQuery } from './overviewApi';
import styles from './RecentOrders.module.css';

/** They are asked for ahead of the screen as well, which is not to be done twice. In seconds. */
const JUST_ASKED = 2;

/** The newest orders. A plain table: it is short, never sorted, and on the first screen. */
export function RecentOrders() {
  const { data, error, isFetching, refetch } = useGetRecentOrdersQuery(undefined, { ...LIVE, refetchOnMountOrArgChange: JUST_ASKED });
  return (
    <OverviewPanel title="Recent orders" tools={<Link to={routes.dashboardOrders}>All orders</Link>}>
      {error && !data ? (
        <ErrorState message={messageOf(error)} onRetry={() => void refetch()} pending={isFetching} />
      ) : (
        <div className={styles.frame}>
          <table className={styles.table} aria-label="Recent orders" aria-busy={!data}>
            <thead>
              <tr>
                <th scope="col">Order ID</th>
                <th scope="col">Customer</th>
                <th scope="col" className={styles.roomy}>Date</th>
                <th scope="col" className={styles.figure}>Total</th>
                <th scope="col">Status</th>
              </tr>
            </thead>
            <tbody>
              {data ? data.items.map((order) => <Row key={order.id} order={order} />) : <Waiting />}
              {data?.items.length === 0 && (
                <tr>
                  <td colSpan={5}>No orders yet.</td>
                </tr>
              )}
            </tbody>
          </table>
        </div>
      )}
    </OverviewPanel>
  );
}

function Row({ order: { id, customerName, date, total, status } }: { order: Order }) {
  return (
    <tr>
      <th scope="row">
        <Link to={dashboardOrderPath(id)} state={OPENED_HERE}>{shortOrderId(id)}</Link>
      </th>
      <td>{customerName}</td>
      <td className={styles.roomy}>{formatMoment(date)}</td>
      <td className={styles.figure}>{formatPrice(total)}</td>
      <td>
        <StatusTag status={status} />
      </td>
    </tr>
  );
}

/** What the cells of a row are to hold: as wide, and at the same side. */
const TO_COME = [{ width: '4rem' }, { width: '8rem' }, { width: '9rem', className: styles.roomy }, { width: '4rem', className: styles.figure }, { width: '5.5rem' }];

function Waiting() {
  return Array.from({ length: RECENT_ORDERS }, (_, index) => (
    <tr key={index}>
      {TO_COME.map(({ width, className }, column) => (
        <td key={width + String(column)} className={className}>
          <Skeleton width={width} />
        </td>
      ))}
    </tr>
  ));
}
