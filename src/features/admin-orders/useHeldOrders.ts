import { useMemo, useState } from 'react';
import { quietlyTimed } from '../../shared/back-office/quietly';
import { LIVE } from '../../shared/back-office/upToDate';
import { type HeldOrders, holdOrders } from './heldOrders';
import { useSetHere } from './OrderDesk';
import { type OrderList, type OrderListQuery, type Strays, useGetOrdersQuery, useGetStrayOrdersQuery } from './ordersApi';

const NONE: Strays = { orders: [], gone: [] };

/** What the screen shows, in answer to which question. */
interface Shown {
  readonly question: string | undefined;
  readonly list: OrderList | undefined;
  /** When what there was of it already had been read: its first refresh is no news, and not held back. */
  readonly time: number | undefined;
  /** Whether it has been read since it was asked. */
  readonly answered: boolean;
}

const NOTHING: Shown = { question: undefined, list: undefined, time: undefined, answered: false };

/**
 * A page of the orders, kept up to date. While somebody has a hand on its rows no other order pushes them away
 * (`holdOrders`); another question is answered with all there is.
 * @param handOn whether somebody is about to press or to read something in the rows
 * @returns what the list's query says of it, how many orders are held back, and what shows them
 */
export function useHeldOrders(query: OrderListQuery, handOn: boolean) {
  const question = JSON.stringify(query);
  const [shown, setShown] = useState<Shown>(NOTHING);
  const same = shown.question === question;
  const asked = same ? shown : NOTHING;

  const result = useGetOrdersQuery(query, { ...LIVE, selectFromResult: quietlyTimed(!asked.answered) });
  const fresh = result.currentData;
  const holdable = handOn && asked.answered ? asked.list?.items : undefined;
  const beside = useMemo(() => idsBeside(fresh, holdable), [fresh, holdable]);
  const { currentData: strays = NONE } = useGetStrayOrdersQuery(beside, { ...LIVE, skip: beside.length === 0 });

  const { status, size } = query;
  const setHere = useSetHere();
  const now = useMemo((): HeldOrders | undefined => {
    if (!fresh || !holdable) return fresh && { list: fresh, held: 0 };
    return holdOrders({ shown: holdable, fresh, strays, setHere, status, size });
  }, [fresh, holdable, strays, setHere, status, size]);

  // What stands there stays until another question is answered.
  const list = now?.list ?? shown.list;
  const answered = asked.answered || (same && result.time !== asked.time);
  if (!same) setShown({ question, list, time: result.time, answered: false });
  else if (list !== shown.list || answered !== shown.answered) setShown({ ...shown, list, answered });
  return {
    answer: { ...result, data: list },
    held: now?.held ?? 0,
    showHeld: () => { setShown((before) => ({ ...before, list: fresh })); },
  };
}

/** The orders on the screen that the page has no longer. */
function idsBeside(fresh: OrderList | undefined, shown: OrderList['items'] = []): string[] {
  const onPage = new Set(fresh?.items.map(({ id }) => id));
  return fresh ? shown.map(({ id }) => id).filter((id) => !onPage.has(id)) : [];
}
