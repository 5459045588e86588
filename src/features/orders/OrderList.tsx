import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Order } from '../../domain/order';
import type { User } from '../../domain/user';
import { messageOf } from '../../shared/api/apiError';
import { routes } from '../../shared/routes';
import { Button, ButtonLink, EmptyState, ErrorState } from '../../shared/ui';
import { OrderCard } from './OrderCard';
import styles from './OrderList.module.css';
import { OrderListSkeleton } from './OrderListSkeleton';
import { useGetMyOrdersInfiniteQuery } from './ordersApi';

/** An order placed while pages were being loaded moves the others on: each is shown once all the same. */
function onceEach(orders: readonly Order[]): Order[] {
  return [...new Map(orders.map((order) => [order.id, order])).values()];
}

interface OrderListProps {
  user: User;
  /** What can be done with an order; the page brings it. */
  renderAction: (order: Order) => ReactNode;
}

/** One's own orders, newest first, ten at a time (specification, section 2, /user/orders). */
export function OrderList({ user, renderAction }: OrderListProps) {
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useGetMyOrdersInfiniteQuery(
    user.id,
    // The kitchen may have changed a status since the list was last looked at.
    { refetchOnMountOrArgChange: true },
  );
  // Pages that disagree on how many there are were read before and after an order: it would be missing from the first.
  const outdated = new Set(data?.pages.map(({ total }) => total)).size > 1 && !isFetching && !error;
  useEffect(() => {
    if (outdated) void refetch();
  }, [outdated, refetch]);
  const list = useRef<HTMLOListElement>(null);
  const [loadingMore, setLoadingMore] = useState(false);
  /** How many orders there were when more were asked for, until those have come. */
  const readTo = useRef(Infinity);
  // The answer is known before its orders are in the page. The button goes with the last of them; in any case one reads
  // on where the new ones begin.
  useEffect(() => {
    const next = list.current?.querySelectorAll<HTMLElement>(':scope > li')[readTo.current];
    if (!next) return;
    readTo.current = Infinity;
    next.focus();
  }, [data]);
  if (!data) {
    return error ? <ErrorState message={messageOf(error)} onRetry={() => void refetch()} pending={isFetching} /> : <OrderListSkeleton />;
  }
  const orders = onceEach(data.pages.flatMap(({ items }) => items));
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
    setLoadingMore(true);
    readTo.current = orders.length;
    let answer = await fetchNextPage();
    // While the list is being read anew, which takes a call for each of its pages, a press only waits for that.
    if (!answer.isError && (answer.data?.pages.length ?? 0) <= data.pages.length) answer = await fetchNextPage();
    setLoadingMore(false);
    if (answer.isError) readTo.current = Infinity;
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
        <Button variant="secondary" pending={loadingMore} onClick={() => void onMore()}>
          Load more
        </Button>
      )}
    </div>
  );
}
