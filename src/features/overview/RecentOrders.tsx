import { Empty, Skeleton, Table, type TableColumnsType } from 'antd';
import { Link } from 'react-router-dom';
import { formatMoment } from '../../domain/date/dates';
import { formatPrice } from '../../domain/number/money';
import { type Order, shortOrderId } from '../../domain/order/order';
import { messageOf } from '../../shared/api/apiError';
import { REFETCH_OPTIONS } from '../../shared/back-office/live-rows/refetchOptions';
import { useMediaQuery } from '../../shared/hooks/useMediaQuery';
import { OPENED_IN_APP } from '../../shared/hooks/useCloseRoutedDialog';
import { dashboardOrderPath, routes } from '../../shared/utils/paths';
import { ErrorState, StatusTag } from '../../shared/ui';
import { OverviewPanel } from './OverviewPanel';
import { RECENT_ORDERS, useGetRecentOrdersQuery } from './overviewApi';
import { ROW_HEADER } from './rowHeader';

/** Orders that are fresher than this, in seconds, are not refetched on mount: they were prefetched with the screen's code. */
const PREFETCHED_SECONDS = 2;

/** Fixed widths, so that no column moves when the orders arrive; the column without a width gets the rest. */
const WIDTHS = {
  phone: { id: '', total: '4.75rem', status: '8rem' },
  tablet: { id: '5.625rem', total: '4.25rem', status: '11rem' },
  desk: { id: '16%', total: '13%', status: '11rem' },
};

const columnsFor = (screen: keyof typeof WIDTHS): TableColumnsType<Order> => [
  {
    ...ROW_HEADER,
    title: 'Order ID',
    width: WIDTHS[screen].id,
    render: (_, { id, customerName }) => (
      <>
        <Link to={dashboardOrderPath(id)} state={OPENED_IN_APP}>{shortOrderId(id)}</Link>
        {screen === 'phone' && <div>{customerName}</div>}
      </>
    ),
  },
  { title: 'Customer', dataIndex: 'customerName', hidden: screen === 'phone' },
  { title: 'Date', width: '28%', hidden: screen !== 'desk', render: (_, { date }) => formatMoment(date) },
  { title: 'Total', width: WIDTHS[screen].total, align: 'end', render: (_, { total }) => <span data-figures>{formatPrice(total)}</span> },
  { title: 'Status', width: WIDTHS[screen].status, render: (_, { status }) => <StatusTag status={status} /> },
];

const PLACEHOLDER = <Skeleton.Node active styles={{ content: { width: '4rem', height: '1.25rem' } }} />;
const PLACEHOLDERS = Array.from({ length: RECENT_ORDERS }, (_, index) => ({ id: String(index) }) as Order);

/** A table of the newest orders. */
export function RecentOrders() {
  const { data, error, isFetching, refetch } = useGetRecentOrdersQuery(undefined, { ...REFETCH_OPTIONS, refetchOnMountOrArgChange: PREFETCHED_SECONDS });
  const phone = useMediaQuery('(width < 30em)');
  const narrow = useMediaQuery('(width < 62em)');
  const wide = narrow ? 'tablet' : 'desk';
  const columns = columnsFor(phone ? 'phone' : wide);
  return (
    <OverviewPanel title="Recent orders" tools={<Link to={routes.dashboardOrders}>All orders</Link>} styles={{ body: { padding: 0, overflow: 'hidden' } }}>
      {error && !data ? (
        <ErrorState message={messageOf(error)} onRetry={() => void refetch()} pending={isFetching} />
      ) : (
        <Table
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
