import { useMemo } from 'react';
import type { Order } from '../../domain/order';
import { LIVE } from '../../shared/back-office/upToDate';
import { useHeldList } from '../../shared/back-office/useHeldList';
import { type HeldOrders, holdOrders } from './heldOrders';
import { useSetHere } from './OrderDesk';
import { type OrderList, type OrderListQuery, type Strays, useGetOrdersQuery, useGetStrayOrdersQuery } from './ordersApi';

const NONE: Strays = { orders: [], gone: [] };

/**
 * A page of the orders, kept up to date. While somebody has a hand on its rows no other order pushes them away
 * (`holdOrders`); another question is answered with all there is.
 * @param handOn whether somebody is about to press or to read something in the rows
 * @returns what the list's query says of it, how many orders are held back, what shows them, and which have just gone
 *   from the screen because the shop has them no longer
 */
export function useHeldOrders(query: OrderListQuery, handOn: boolean) {
  const { asking, standing, show, edit } = useHeldList<Order, OrderList>(query, handOn);
  const result = useGetOrdersQuery(query, asking);
  const fresh = result.currentData;
  const beside = useMemo(() => idsBeside(fresh, standing), [fresh, standing]);
  const { currentData: strays = NONE } = useGetStrayOrdersQuery(beside, { ...LIVE, skip: beside.length === 0 });

  const { status, size } = query;
  const setHere = useSetHere();
  const now = useMemo((): HeldOrders | undefined => {
    if (!fresh || !standing) return fresh && { list: fresh, held: 0 };
    return holdOrders({ shown: standing, fresh, strays, setHere, status, size });
  }, [fresh, standing, strays, setHere, status, size]);
  return {
    answer: { ...result, data: show(now?.list, result.time) },
    held: now?.held ?? 0,
    gone: strays.gone,
    showHeld: () => { edit((before) => fresh ?? before); },
  };
}

/** The orders on the screen that the page has no longer. */
function idsBeside(fresh: OrderList | undefined, shown: OrderList['items'] = []): string[] {
  const onPage = new Set(fresh?.items.map(({ id }) => id));
  return fresh ? shown.map(({ id }) => id).filter((id) => !onPage.has(id)) : [];
}
