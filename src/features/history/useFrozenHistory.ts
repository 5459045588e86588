import { useMemo } from 'react';
import type { HistoryEntry } from '../../domain/history/history';
import { REFETCH_OPTIONS } from '../../shared/back-office/live-rows/refetchOptions';
import { freezeRows, useFrozenRows } from '../../shared/back-office/live-rows/useFrozenRows';
import { type HistoryList, type HistoryListQuery, useGetHistoryQuery } from './historyApi';

/**
 * A live page of the history whose rows keep their places while the user interacts with them, so that a new entry moves no
 * other one under the pointer that undoes a change.
 * @returns `answer`: the result of the list's query; `held`: how many entries are held back; `showHeld`: shows them
 */
export function useFrozenHistory(query: HistoryListQuery, locked: boolean) {
  const result = useGetHistoryQuery(query, REFETCH_OPTIONS);
  const fresh = result.currentData;
  const { frozen, show, setList } = useFrozenRows<HistoryList, typeof result>(query, result, locked);
  const { size } = query;
  const now = useMemo(
    // Entries are never removed, so one that is off the page is on a later one.
    () => (fresh && frozen ? freezeRows<HistoryEntry, HistoryList>({ shown: frozen, fresh, size, fits: () => true, leaves: () => false }) : { list: fresh, held: 0 }),
    [fresh, frozen, size],
  );
  return { answer: show(now.list), held: now.held, showHeld: () => { setList((before) => fresh ?? before); } };
}
