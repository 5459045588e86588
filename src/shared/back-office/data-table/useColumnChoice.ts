import { useMemo, useState } from 'react';
import type { DataColumn } from './columns';

const storageKey = (table: string) => `columns.${table}`;

/** The stored keys of the hidden columns; null without a stored choice or with a damaged one. */
function readHidden(table: string): string[] | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(table)) ?? 'null');
    return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : null;
  } catch {
    return null;
  }
}

function storeHidden(table: string, hidden: readonly string[]) {
  try {
    localStorage.setItem(storageKey(table), JSON.stringify(hidden));
  } catch {
    // Without storage the choice lasts until the page is left.
  }
}

/**
 * Which columns of a table are shown. Stored in local storage under `columns.<table>` as the list of hidden ones, so that
 * a column added later is shown.
 */
export function useColumnChoice<Row>(table: string, columns: readonly DataColumn<Row>[]) {
  const [hidden, setHidden] = useState(
    () => readHidden(table) ?? columns.filter(({ shown }) => shown === 'extra').map(({ key }) => key),
  );
  const visible = useMemo(() => columns.filter(({ key, shown }) => shown === 'always' || !hidden.includes(key)), [columns, hidden]);
  const show = (keys: readonly string[]) => {
    const next = columns.map(({ key }) => key).filter((key) => !keys.includes(key));
    setHidden(next);
    storeHidden(table, next);
  };
  return { visible, show };
}
