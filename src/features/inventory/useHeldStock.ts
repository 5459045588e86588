import { useCallback, useMemo, useState } from 'react';
import type { InventoryChange, InventoryRow } from '../../domain/inventory';
import { quietlyTimed } from '../../shared/back-office/quietly';
import { LIVE } from '../../shared/back-office/upToDate';
import { holdStock } from './heldStock';
import { type InventoryList, type InventoryQuery, useGetInventoryQuery } from './inventoryApi';

/** What the screen shows, in answer to which question. */
interface Shown {
  readonly question: string | undefined;
  readonly list: InventoryList | undefined;
  /** When what there was of it already had been read: its first refresh is no news, and moves rows as it likes. */
  readonly time: number | undefined;
  /** Whether it has been read since it was asked. */
  readonly answered: boolean;
  readonly restocked: readonly string[];
}

const NOTHING: Shown = { question: undefined, list: undefined, time: undefined, answered: false, restocked: [] };

/**
 * A page of the stock, kept up to date with what customers order. While somebody has a hand on its rows they stay in their
 * places (`holdStock`); another question is answered with all there is.
 * @returns what the list's query says of it, and what shows a change made here: a row the page has lost is not read again
 */
export function useHeldStock(query: InventoryQuery, handOn: boolean) {
  const question = JSON.stringify(query);
  const [shown, setShown] = useState(NOTHING);
  const same = shown.question === question;
  const { list: before, time, answered: once, restocked } = same ? shown : NOTHING;

  const result = useGetInventoryQuery(query, { ...LIVE, selectFromResult: quietlyTimed(!once) });
  const fresh = result.currentData;
  const holdable = handOn && once ? before?.items : undefined;
  const { status, size } = query;
  const now = useMemo(
    () => (fresh && holdable ? holdStock({ shown: holdable, fresh, restocked, status, size }) : fresh),
    [fresh, holdable, restocked, status, size],
  );

  // What stands there stays until another question is answered.
  const list = now ?? shown.list;
  const answered = once || (same && result.time !== time);
  if (!same) setShown({ ...NOTHING, question, list, time: result.time });
  else if (list !== shown.list || answered !== once) setShown({ ...shown, list, answered });

  const show = useCallback((row: InventoryRow, { restock }: InventoryChange) => {
    setShown((before) => ({
      ...before,
      list: before.list && { ...before.list, items: before.list.items.map((other) => (other.id === row.id ? row : other)) },
      restocked: [...before.restocked.filter((id) => id !== row.id), ...(restock === undefined ? [] : [row.id])],
    }));
  }, []);
  return { answer: { ...result, data: list, currentData: fresh && list }, show };
}
