/** What uses Ant Design's Table, a third of the overview's code: a chunk that is loaded after the cards. */
import { Empty, Skeleton, Table, type TableColumnsType } from 'antd';
import { Link } from 'react-router-dom';
import { formatMoment } from '../../domain/date/dates';
import { formatPrice } from '../../domain/number/money';
import { type Order, shortOrderId } from '../../domain/order/order';
import { messageOf } from '../../shared/api/apiError';
import { QUIET } from '../../shared/back-office/antd/accessibleTable';
import { REFETCH_OPTIONS } from '../../shared/back-office/live-rows/refetchOptions';
import { useMediaQuery } from '../../shared/hooks/useMediaQuery';
import { OPENED_IN_APP } from '../../shared/hooks/useCloseRoutedDialog';
import { dashboardOrderPath, routes } from '../../shared/utils/paths';
import { ErrorState, StatusTag } from '../../shared/ui';
import type { ChartPoint, ChartSubject } from './Drawing';
import { RECENT_ORDERS, useGetRecentOrdersQuery } from './overviewApi';
import { OverviewPanel } from './OverviewPanel';

const INSET = { paddingInlineStart: 12 };

/** The first column: a row header for screen readers, aligned with the card's title, without Ant Design's header style. */
const ROW_HEADER = {
  rowScope: 'row',
  onHeaderCell: () => ({ style: INSET }),
  onCell: () => ({ style: { ...INSET, background: 'none', fontWeight: 'inherit' } }),
} as const;

/** Fixed widths, so that no column moves when the orders arrive; the column without a width gets the rest. */
const WIDTHS = {
  phone: { id: '', total: '4.5rem', status: '8.75rem' },
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
  const { data, error, isFetching, refetch } = useGetRecentOrdersQuery(undefined, REFETCH_OPTIONS);
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
          loading={QUIET}
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

/** The values of a chart as a table. */
export function ChartTable({ subject, points }: { subject: ChartSubject; points: readonly ChartPoint[] }) {
  const [label, value] = subject.columns;
  return (
    <Table
      size="small"
      loading={QUIET}
      pagination={false}
      rowHoverable={false}
      aria-label={subject.title}
      rowKey="label"
      dataSource={points}
      columns={[
        { ...ROW_HEADER, title: label, dataIndex: 'label' },
        { title: value, align: 'end', render: (_, point: ChartPoint) => subject.say(point, points) },
      ]}
    />
  );
}
