import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { groupDigits } from '../../domain/digits';
import { formatPrice } from '../../domain/money';
import { COMPLETED, PENDING } from '../../domain/order';
import { type Overview, completionRate } from '../../domain/overview';
import { messageOf } from '../../shared/api/apiError';
import { PeopleIcon, RevenueIcon } from '../../shared/back-office/icons';
import { routes } from '../../shared/routes';
import { CheckIcon, ClockIcon, ErrorState, Skeleton } from '../../shared/ui';
import styles from './OverviewCards.module.css';
import { useGetOverviewQuery } from './overviewApi';

interface Card {
  title: string;
  icon: ReactNode;
  /** The list that the card counts. */
  to: string;
  value: (overview: Overview) => string;
  caption: (overview: Overview) => string;
}

/** The four cards (specification, section 2, admin overview). */
const CARDS: readonly Card[] = [
  {
    title: "Today's Revenue",
    icon: <RevenueIcon />,
    to: routes.dashboardOrders,
    value: ({ revenue }) => formatPrice(revenue),
    caption: () => 'Total from all orders',
  },
  {
    title: 'Pending Orders',
    icon: <ClockIcon size="1.25em" />,
    to: `${routes.dashboardOrders}?status=${PENDING}`,
    value: ({ pendingOrders }) => groupDigits(pendingOrders),
    caption: ({ totalOrders }) => `${groupDigits(totalOrders)} total ${totalOrders === 1 ? 'order' : 'orders'}`,
  },
  {
    title: 'Completed Orders',
    icon: <CheckIcon size="1.25em" />,
    to: `${routes.dashboardOrders}?status=${COMPLETED}`,
    value: ({ completedOrders }) => groupDigits(completedOrders),
    caption: ({ completedOrders, totalOrders }) => `${completionRate(completedOrders, totalOrders)}% completion rate`,
  },
  {
    title: 'Active Customers',
    icon: <PeopleIcon />,
    to: `${routes.dashboardUsers}?role=customer`,
    value: ({ activeCustomers }) => groupDigits(activeCustomers),
    caption: () => 'Registered users',
  },
];

/** The shop in four numbers; each leads to the list it counts. */
export function OverviewCards() {
  const { data: overview, error, isFetching, refetch } = useGetOverviewQuery();
  const failed = error !== undefined && !overview;
  const cards = (
    <ul className={styles.cards} aria-busy={!overview}>
      {CARDS.map(({ title, icon, to, value, caption }) => (
        <li key={title}>
          <Link to={to} className={styles.card}>
            <span className={styles.title}>
              <span>{title}</span>
              <span className={styles.icon}>{icon}</span>
            </span>
            <span className={styles.value} data-figures>
              {overview ? value(overview) : <Skeleton width="6rem" height="1.75rem" />}
            </span>
            <span className={styles.caption}>{overview ? caption(overview) : <Skeleton width="8rem" height="0.875rem" />}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
  if (!failed) return cards;
  // Over the cards, which keep their room: what stands below must not jump from under the pointer.
  return (
    <div className={styles.failed}>
      {cards}
      <ErrorState message={messageOf(error)} onRetry={() => void refetch()} pending={isFetching} />
    </div>
  );
}
