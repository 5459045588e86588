import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Order } from '../../domain/order/order';
import { ordersSeen, selectNewOrders } from '../../shared/api/newOrdersSlice';
import { usePageVisible } from '../../shared/hooks/usePageVisible';

/** Marks the orders on the screen as seen: they are not new any more, in all tabs. */
export function useSeenOrders(orders: readonly Pick<Order, 'id'>[] | undefined) {
  const newOrders = useSelector(selectNewOrders);
  const visible = usePageVisible();
  const dispatch = useDispatch();
  useEffect(() => {
    const seen = orders?.map(({ id }) => id).filter((id) => newOrders.includes(id)) ?? [];
    if (visible && seen.length > 0) dispatch(ordersSeen(seen));
  }, [orders, newOrders, visible, dispatch]);
}
