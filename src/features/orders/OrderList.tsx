import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { Order } from '../../domain/order/order';
import type { User } from '../../domain/user/user';
import { messageOf } from '../../shared/api/apiError';
import { routes } from '../../shared/utils/paths';
import { Button, ButtonLink, EmptyState, ErrorState, Skeleton } from '../../shared/ui';
import { OrderCard } from './OrderCard';
import styles from './OrderList.module.css';
import { useGetMyOrdersInfiniteQuery } from './ordersApi';
import { useStatusToasts } from './useStatusToasts';

/**
 * The user's orders, newest first, ten per page (docs/behaviour.md, section 2, /user/orders).
 * @param renderAction renders additional buttons for an order; passed in by the page
 */
export function OrderList({ user, renderAction }: { user: User; renderAction: (order: Order) => ReactNode }) {
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useGetMyOrdersInfiniteQuery(
    user.id,
    // A status may have changed since the list was last shown.
    { refetchOnMountOrArgChange: true },
  );
  // Pages with different totals were loaded before and after a new order, which is missing from the first page: refetch all.
  const outdated = new Set(data?.pages.map(({ total }) => total)).size > 1 && !isFetching && !error;
  useEffect(() => {
    if (outdated) void refetch();
  }, [outdated, refetch]);
  const list = useRef<HTMLOListElement>(null);
  /** The number of orders when Load more was clicked, until more have arrived; then the first new one takes the focus. */
  const readTo = useRef(Infinity);
  // The response arrives before its orders are rendered. After the last page the button disappears; in any case the focus
  // moves to the first new order.
  useEffect(() => {
    const next = list.current?.querySelectorAll<HTMLElement>(':scope > li')[readTo.current];
    if (!next) return;
    readTo.current = Infinity;
    next.focus();
  }, [data]);
  // An order placed between two page requests shifts the others to the next page: each is shown once.
  const orders = useMemo(() => [...new Map(data?.pages.flatMap(({ items }) => items).map((order) => [order.id, order])).values()], [data]);
  useStatusToasts(orders);

  if (!data) {
    if (error) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} pending={isFetching} />;
    return (
      <div role="status" className={styles.orders}>
        <span className="visually-hidden">Loading your orders</span>
        {['first', 'second', 'third'].map((order) => <Skeleton key={order} shape="block" height="13rem" />)}
      </div>
    );
  }
  if (orders.length === 0) {
    return (
      <EmptyState
        picture="pictures/empty-orders.webp"
        title="No Orders Yet"
        text="When you have ordered something, it will be listed here."
        action={<ButtonLink to={routes.menu}>Browse Menu</ButtonLink>}
      />
    );
  }
  const onMore = async () => {
    readTo.current = orders.length;
    const { isError } = await fetchNextPage();
    if (isError) readTo.current = Infinity;
  };
  return (
    <div className={styles.list}>
      <ol ref={list} className={styles.orders}>
        {orders.map((order) => (
          <li key={order.id} tabIndex={-1}>
            <OrderCard order={order} action={renderAction(order)} />
          </li>
        ))}
      </ol>
      {error && <p role="alert">{messageOf(error)}</p>}
      {hasNextPage && (
        <Button variant="secondary" pending={isFetchingNextPage} onClick={() => void onMore()}>
          Load more
        </Button>
      )}
    </div>
  );
}
