import { CheckCircleOutlined, ClockCircleOutlined, DollarOutlined, TeamOutlined } from '@ant-design/icons';
import { Card, Col, Flex, Row, Skeleton, Statistic } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { groupDigits } from '../../domain/number/digits';
import { formatPrice } from '../../domain/number/money';
import { COMPLETED, PENDING } from '../../domain/order/orderStatus';
import { type Overview, completionRate } from '../../domain/overview/overview';
import { messageOf } from '../../shared/api/apiError';
import { routes } from '../../shared/utils/paths';
import { ErrorState } from '../../shared/ui';
import styles from './OverviewCards.module.css';
import { useGetOverviewQuery } from './overviewApi';

interface Figure {
  title: string;
  icon: ReactNode;
  /** The address of the list that the figure counts. */
  to: string;
  value: (overview: Overview) => string;
  caption: (overview: Overview) => string;
}

/** The four cards (docs/behaviour.md, section 2, Admin overview). */
const FIGURES: readonly Figure[] = [
  {
    title: "Today's Revenue",
    icon: <DollarOutlined aria-hidden />,
    to: routes.dashboardOrders,
    value: ({ revenue }) => formatPrice(revenue),
    caption: () => 'Total from all orders',
  },
  {
    title: 'Pending Orders',
    icon: <ClockCircleOutlined aria-hidden />,
    to: `${routes.dashboardOrders}?status=${PENDING}`,
    value: ({ pendingOrders }) => groupDigits(pendingOrders),
    caption: ({ totalOrders }) => `${groupDigits(totalOrders)} total ${totalOrders === 1 ? 'order' : 'orders'}`,
  },
  {
    title: 'Completed Orders',
    icon: <CheckCircleOutlined aria-hidden />,
    to: `${routes.dashboardOrders}?status=${COMPLETED}`,
    value: ({ completedOrders }) => groupDigits(completedOrders),
    caption: ({ completedOrders, totalOrders }) => `${completionRate(completedOrders, totalOrders)}% completion rate`,
  },
  {
    title: 'Active Customers',
    icon: <TeamOutlined aria-hidden />,
    to: `${routes.dashboardUsers}?role=customer`,
    value: ({ activeCustomers }) => groupDigits(activeCustomers),
    caption: () => 'Registered users',
  },
];

const GAP = { xs: 8, md: 16 };

/** The four numbers of the shop; each links to the list that it counts. */
export function OverviewCards() {
  const { data: overview, error, isFetching, refetch } = useGetOverviewQuery();
  const failed = error !== undefined && !overview;
  return (
    <div className={styles.stack}>
      <Row role="list" gutter={[GAP, GAP]} aria-busy={!overview} style={failed ? { visibility: 'hidden' } : {}}>
        {FIGURES.map(({ title, icon, to, value, caption }) => (
          <Col key={title} role="listitem" xs={12} xl={6}>
            <Link to={to}>
              <Card hoverable size="small" className={styles.card ?? ''}>
                <Statistic
                  title={<Flex justify="space-between" align="start" gap="small"><span>{title}</span><span className={styles.icon}>{icon}</span></Flex>}
                  valueRender={() => <span data-figures>{overview ? value(overview) : <Skeleton.Button active style={{ height: '1em' }} />}</span>}
                />
                <div className={styles.caption}>{overview ? caption(overview) : '…'}</div>
              </Card>
            </Link>
          </Col>
        ))}
      </Row>
      {/* Over the cards, which keep their height, so that nothing below moves. */}
      {failed && <ErrorState message={messageOf(error)} onRetry={() => void refetch()} pending={isFetching} />}
    </div>
  );
}
