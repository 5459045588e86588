import { useCallback, useMemo, useState } from 'react';
import type { InventoryChange, InventoryRow } from '../../domain/inventory';
import { useHeldList } from '../../shared/back-office/useHeldList';
import { holdStock } from './heldStock';
import { type InventoryList, type InventoryQuery, useGetInventoryQuery } from './inventoryApi';

const NONE: readonly string[] = [];

/**
 * A page of the stock, kept up to date with what customers order. While somebody has a hand on its rows they stay in their
 * places (`holdStock`); another question is answered with all there is.
 * @returns what the list's query says of it, and what shows a change made here: a row the page has lost is not read again
 */
export function useHeldStock(query: InventoryQuery, handOn: boolean) {
  const { isNew, asking, standing, show, edit } = useHeldList<InventoryRow, InventoryList>(query, handOn);
  const [restocked, setRestocked] = useState(NONE);
  if (isNew) setRestocked(NONE);

  const result = useGetInventoryQuery(query, asking);
  const fresh = result.currentData;
  const { status, size } = query;
  const now = useMemo(
    () => (fresh && standing ? holdStock({ shown: standing, fresh, restocked, status, size }) : fresh),
    [fresh, standing, restocked, status, size],
  );
  const list = show(now, result.time);

  const showChanged = useCallback((row: InventoryRow, { restock }: InventoryChange) => {
    edit((before) => ({ ...before, items: before.items.map((other) => (other.id === row.id ? row : other)) }));
    setRestocked((before) => [...before.filter((id) => id !== row.id), ...(restock === undefined ? [] : [row.id])]);
  }, [edit]);
  return { answer: { ...result, data: list, currentData: fresh && list }, show: showChanged };
}
