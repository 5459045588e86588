import { useMemo, useState } from 'react';
import type { Column } from './columns';

const storageKey = (table: string) => `columns.${table}`;

/** The stored choice, or null where there is none, it cannot be read or somebody has damaged it. */
function readChoice(table: string): string[] | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(table)) ?? 'null');
    return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : null;
  } catch {
    return null;
  }
}

function storeChoice(table: string, hidden: readonly string[]) {
  try {
    localStorage.setItem(storageKey(table), JSON.stringify(hidden));
  } catch {
    // Without storage the choice holds until the page is left.
  }
}

/**
 * Which columns of a table are shown, remembered in this browser under `columns.<table>` as the list of hidden ones,
 * so that a column the shop gains later is seen.
 */
export function useColumnChoice<Row>(table: string, columns: readonly Column<Row>[]) {
  const [hidden, setHidden] = useState(
    () => readChoice(table) ?? columns.filter(({ shown }) => shown === 'extra').map(({ key }) => key),
  );
  const { visible, isShown } = useMemo(() => {
    const isShown = ({ key, shown }: Column<Row>) => shown === 'always' || !hidden.includes(key);
    return { isShown, visible: columns.filter(isShown) };
  }, [columns, hidden]);
  const toggle = (key: string) => {
    const next = hidden.includes(key) ? hidden.filter((other) => other !== key) : [...hidden, key];
    setHidden(next);
    storeChoice(table, next);
  };
  return { visible, isShown, toggle };
}
