import type { Order } from '../../domain/order/order';
import { REFETCH_OPTIONS } from '../../shared/back-office/live-rows/refetchOptions';
import { freezeRows, useFrozenRows } from '../../shared/back-office/live-rows/useFrozenRows';
import { useOptimisticStatuses } from './OrderStatusProvider';
import { type OrderList, type OrderListQuery, type OffPageOrders, useGetOrdersQuery, useGetOffPageOrdersQuery } from './adminOrdersApi';

const NONE: OffPageOrders = { orders: [], gone: [] };

/**
 * A live page of the orders whose rows keep their places while the user interacts with them.
 * @param locked whether they keep them for another reason
 * @returns `hand`: props of what contains the rows; `answer`: the result of the list's query; `held`: how many orders are
 *   held back; `showHeld`: shows them; `gone`: the ids of orders that were on the screen and no longer exist
 */
export function useFrozenOrders(query: OrderListQuery, locked: boolean) {
  const result = useGetOrdersQuery(query, REFETCH_OPTIONS);
  const fresh = result.currentData;
  const { hand, frozen, show, showHeld } = useFrozenRows(query, result, locked);
  const offPage = fresh && frozen ? frozen.map(({ id }) => id).filter((id) => !fresh.items.some((order) => order.id === id)) : [];
  const { currentData: offPageOrders = NONE } = useGetOffPageOrdersQuery(offPage, { ...REFETCH_OPTIONS, skip: offPage.length === 0 });
  const optimisticStatuses = useOptimisticStatuses();
  const { answer, held } = show((rows) => freezeOrders({ ...rows, offPageOrders, optimisticStatuses, status: query.status }));
  return { hand, answer, held, gone: offPageOrders.gone, showHeld };
}

interface Freeze extends Pick<OrderListQuery, 'status' | 'size'> {
  readonly shown: readonly Order[];
  readonly fresh: OrderList;
  readonly offPageOrders: OffPageOrders;
  readonly optimisticStatuses: ReadonlyMap<string, string>;
}

/**
 * Which rows of a frozen page stay. An order that stops matching the filter leaves if it was changed on this screen, and
 * stays if it was changed elsewhere. A deleted order leaves. An order that was changed on this screen returns if that is undone.
 */
export function freezeOrders({ offPageOrders, optimisticStatuses, status, ...rows }: Freeze) {
  const fits = (order: Order) => status === '' || order.status === status;
  const leaves = (order: Order) => offPageOrders.gone.includes(order.id) || (!fits(order) && optimisticStatuses.get(order.id) === order.status);
  const returns = ({ id, status: now }: Order) => (optimisticStatuses.get(id) ?? now) !== now;
  return freezeRows({ ...rows, offPage: offPageOrders.orders, fits, leaves, returns });
}
