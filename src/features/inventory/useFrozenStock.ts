import { useCallback, useMemo, useState } from 'react';
import { type InventoryChange, type InventoryRow, stockStatus } from '../../domain/inventory/inventory';
import { REFETCH_OPTIONS } from '../../shared/back-office/live-rows/refetchOptions';
import { freezeRows, useFrozenRows } from '../../shared/back-office/live-rows/useFrozenRows';
import { type InventoryList, type InventoryQuery, useGetInventoryQuery } from './inventoryApi';

/**
 * A live page of the stock whose rows keep their places while the user interacts with them, so that the next number is typed
 * for the intended product. A product that is restocked out of the filter leaves.
 * @returns `answer`: the result of the list's query; `showChange`: shows a change that was made here, because a row that is
 *   off the page is not refetched
 */
export function useFrozenStock(query: InventoryQuery, locked: boolean) {
  const result = useGetInventoryQuery(query, REFETCH_OPTIONS);
  const fresh = result.currentData;
  const { frozen, show, setList } = useFrozenRows<InventoryList, typeof result>(query, result, locked);
  const [restocked, setRestocked] = useState<readonly string[]>([]);

  const { status, size } = query;
  const list = useMemo(() => {
    if (!fresh || !frozen) return fresh;
    const fits = (row: InventoryRow) => status === '' || stockStatus(row) === 'Low Stock';
    const leaves = (row: InventoryRow) => !fits(row) && restocked.includes(row.id);
    return freezeRows<InventoryRow, InventoryList>({ shown: frozen, fresh, size, fits, leaves }).list;
  }, [fresh, frozen, restocked, status, size]);

  const showChange = useCallback((row: InventoryRow, { restock }: InventoryChange) => {
    setList((before) => ({ ...before, items: before.items.map((other) => (other.id === row.id ? row : other)) }));
    setRestocked((before) => [...before.filter((id) => id !== row.id), ...(restock === undefined ? [] : [row.id])]);
  }, [setList]);
  return { answer: show(list), showChange };
}
