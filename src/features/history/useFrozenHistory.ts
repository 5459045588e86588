import { useMemo } from 'react';
import type { HistoryEntry } from '../../domain/history/history';
import { REFETCH_OPTIONS } from '../../shared/back-office/live-rows/refetchOptions';
import { freezeRows, useFrozenRows } from '../../shared/back-office/live-rows/useFrozenRows';
import { type HistoryList, type HistoryListQuery, useGetHistoryQuery } from './historyApi';

/**
 * A live page of the history whose rows keep their places while the user interacts with them, so that a new entry moves no
 * other one under the pointer that undoes a change.
 * @returns the result of the list's query
 */
export function useFrozenHistory(query: HistoryListQuery, locked: boolean) {
  const result = useGetHistoryQuery(query, REFETCH_OPTIONS);
  const fresh = result.currentData;
  const { frozen, show } = useFrozenRows<HistoryList, typeof result>(query, result, locked);
  const { size } = query;
  const list = useMemo(
    // Entries are never removed, so one that is off the page is on a later one.
    () => (fresh && frozen ? freezeRows<HistoryEntry, HistoryList>({ shown: frozen, fresh, size, fits: () => true, leaves: () => false }).list : fresh),
    [fresh, frozen, size],
  );
  return show(list);
}
