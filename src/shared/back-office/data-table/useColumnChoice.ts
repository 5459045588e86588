import { useMemo, useState } from 'react';
import * as v from 'valibot';
import { readItem, storeItem } from '../../utils/safeStorage';
import type { DataColumn } from './columns';

/** The stored keys of the hidden columns, as JSON. */
const HiddenSchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/**
 * Which columns of a table are shown. Stored in local storage under `columns.<table>` as the list of hidden ones, so that
 * a column added later is shown. Without storage the choice lasts until the page is left.
 */
export function useColumnChoice<Row>(table: string, columns: readonly DataColumn<Row>[]) {
  const storageKey = `columns.${table}`;
  const [hidden, setHidden] = useState(() => {
    const stored = v.safeParse(HiddenSchema, readItem('localStorage', storageKey));
    return stored.success ? stored.output : columns.filter(({ shown }) => shown === 'extra').map(({ key }) => key);
  });
  const visible = useMemo(() => columns.filter(({ key, shown }) => shown === 'always' || !hidden.includes(key)), [columns, hidden]);
  const show = (keys: readonly string[]) => {
    const next = columns.map(({ key }) => key).filter((key) => !keys.includes(key));
    setHidden(next);
    storeItem('localStorage', storageKey, JSON.stringify(next));
  };
  return { visible, show };
}
