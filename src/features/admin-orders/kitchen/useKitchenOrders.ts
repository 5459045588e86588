import { useMemo } from 'react';
import type { Order } from '../../../domain/order/order';
import { type KnownStatus, PENDING } from '../../../domain/order/orderStatus';
import { startsAt } from '../../../domain/order/startsAt';
import { REFETCH_OPTIONS } from '../../../shared/back-office/live-rows/refetchOptions';
import { useStableList } from '../../../shared/back-office/live-rows/useStableList';
import { useShop } from '../../../shared/shop/shopApi';
import { useServerTime } from '../../../shared/shop/useServerTime';
import { type OrderListQuery, useGetOrdersQuery } from '../adminOrdersApi';

const idOf = ({ id }: Order) => id;

/**
 * Orders with a status, with stable places: first those with which the kitchen has to begin first.
 * @param size how many of them
 */
export function useKitchenOrders(status: KnownStatus, size: number) {
  const query = useMemo((): OrderListQuery => ({ page: 1, size, sort: 'date', order: 'asc', search: '', status }), [status, size]);
  const result = useGetOrdersQuery(query, REFETCH_OPTIONS);
  const { leadMinutes } = useShop();
  const { currentData, fulfilledTimeStamp } = result;
  const current = useMemo(() => {
    // An order that was moved on is in the answer until the refetch.
    const orders = currentData?.items.filter((order) => order.status === status);
    return orders?.sort((a, b) => startsAt(a, { leadMinutes }) - startsAt(b, { leadMinutes }));
  }, [currentData, status, leadMinutes]);
  // A new order for now goes above those for later, which are in a part of their own.
  const [, later] = useBegun(current);
  const { rows: orders, stable } = useStableList(query, { currentData: current, fulfilledTimeStamp }, idOf, { size, partOf: (order) => later.includes(order) });
  return { ...result, orders, stable };
}

/**
 * Divides orders into those with which the kitchen has begun, or has to by now, and those for later.
 * @param settled the ids of orders that were completed or cancelled elsewhere: the kitchen has to see it now
 */
export function useBegun(orders: readonly Order[] = [], settled: readonly string[] = []): [toCook: readonly Order[], later: readonly Order[]] {
  const { leadMinutes } = useShop();
  // A text, because the hook compares by identity.
  const waiting = useServerTime((now) =>
    orders.filter((order) => order.status === PENDING && !settled.includes(order.id) && startsAt(order, { leadMinutes }) > now).map(idOf).join());
  const later = waiting.split(',');
  return [orders.filter(({ id }) => !later.includes(id)), orders.filter(({ id }) => later.includes(id))];
}
