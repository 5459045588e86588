import { Empty, Skeleton, Table, type TableColumnsType } from 'antd';
import { Link } from 'react-router-dom';
import { formatMoment } from '../../domain/date/dates';
import { formatPrice } from '../../domain/number/money';
import { type Order, shortOrderId } from '../../domain/order/order';
import { messageOf } from '../../shared/api/apiError';
import { ACCESSIBLE_TABLE } from '../../shared/back-office/antd/accessibleTable';
import { REFETCH_OPTIONS } from '../../shared/back-office/live-rows/refetchOptions';
import { useMediaQuery } from '../../shared/hooks/useMediaQuery';
import { OPENED_IN_APP } from '../../shared/hooks/useCloseRoutedDialog';
import { dashboardOrderPath, routes } from '../../shared/utils/paths';
import { ErrorState, StatusTag } from '../../shared/ui';
import { RECENT_ORDERS, useGetRecentOrdersQuery } from './overviewApi';
import { OverviewPanel } from './OverviewPanel';

/** Fixed widths, so that no column moves when the orders arrive; the columns without a width share the rest. */
const columnsFor = (phone: boolean, narrow: boolean): TableColumnsType<Order> => [
  {
    title: 'Order ID',
    rowScope: 'row',
    render: (_, { id }) => <Link to={dashboardOrderPath(id)} state={OPENED_IN_APP}>{shortOrderId(id)}</Link>,
  },
  { title: 'Customer', dataIndex: 'customerName', hidden: phone },
  { title: 'Date', width: '28%', hidden: narrow, render: (_, { date }) => formatMoment(date) },
  { title: 'Total', width: phone ? '5rem' : '7rem', align: 'end', render: (_, { total }) => <span data-figures>{formatPrice(total)}</span> },
  { title: 'Status', width: phone ? '8.75rem' : '11rem', render: (_, { status }) => <StatusTag status={status} /> },
];

const PLACEHOLDER = <Skeleton.Node active styles={{ content: { width: '4rem', maxWidth: '100%', height: '1.25rem' } }} />;
const PLACEHOLDERS = Array.from({ length: RECENT_ORDERS }, (_, index) => ({ id: String(index) }) as Order);

/** A table of the newest orders. */
export function RecentOrders() {
  const { data, error, isFetching, refetch } = useGetRecentOrdersQuery(undefined, REFETCH_OPTIONS);
  const phone = useMediaQuery('(width < 30em)');
  const narrow = useMediaQuery('(width < 62em)');
  const columns = columnsFor(phone, narrow);
  return (
    <OverviewPanel title="Recent orders" tools={<Link to={routes.dashboardOrders}>All orders</Link>} styles={{ body: { padding: 0, overflow: 'hidden' } }}>
      {error && !data ? (
        <ErrorState message={messageOf(error)} onRetry={() => void refetch()} pending={isFetching} />
      ) : (
        <Table
          {...ACCESSIBLE_TABLE}
          size="small"
          tableLayout="fixed"
          pagination={false}
          rowHoverable={false}
          aria-label="Recent orders"
          aria-busy={!data}
          rowKey="id"
          columns={data ? columns : columns.map((column) => ({ ...column, render: () => PLACEHOLDER }))}
          dataSource={data?.items ?? PLACEHOLDERS}
          locale={{ emptyText: <Empty description="No orders yet." /> }}
        />
      )}
    </OverviewPanel>
  );
}
