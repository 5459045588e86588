import { useCallback, useState } from 'react';

const NONE: readonly never[] = [];

/**
 * The rows somebody has picked in a list. They hold across pages, and are let go when the list is narrowed another
 * way: nobody should change what they no longer see any trace of.
 * @param scope names what the list is narrowed to
 */
export function usePicked<Row>(scope: string) {
  const [picked, setPicked] = useState<{ scope: string; rows: readonly Row[] }>({ scope, rows: [] });
  const rows = picked.scope === scope ? picked.rows : NONE;
  const setRows = useCallback((next: readonly Row[]) => { setPicked({ scope, rows: next }); }, [scope]);
  return [rows, setRows] as const;
}
