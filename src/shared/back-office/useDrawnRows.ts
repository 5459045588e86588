import { startTransition, useEffect, useState } from 'react';

/** So many rows may differ and still be drawn at once: one that somebody changes, with its neighbours. */
const FEW = 3;
/** Rows drawn at a time, some more than a page has unless somebody wants longer ones. */
const STEP = 25;

/**
 * The rows of a list to draw. A row that changes in its place shows that at once. A page of other rows replaces them
 * from the top, some at a time, so that the screen stays responsive; the old ones below keep the room until then.
 */
export function useDrawnRows<Row>(rows: readonly Row[] | undefined, keyOf: (row: Row) => string): readonly Row[] | undefined {
  const [drawn, setDrawn] = useState(rows);
  const atOnce = rows !== undefined && drawn !== undefined && differing(rows, drawn) <= FEW;

  useEffect(() => {
    if (rows !== drawn) startTransition(() => { setDrawn(atOnce || !rows ? rows : nextStep(drawn ?? [], rows, keyOf)); });
  }, [rows, drawn, atOnce, keyOf]);
  return atOnce ? rows : drawn;
}

function differing(rows: readonly unknown[], others: readonly unknown[]): number {
  return rows.length === others.length ? rows.filter((row, at) => row !== others[at]).length : Infinity;
}

function nextStep<Row>(drawn: readonly Row[], rows: readonly Row[], keyOf: (row: Row) => string): readonly Row[] {
  const end = rows.findIndex((row, at) => row !== drawn[at]) + STEP;
  if (end < STEP || end >= rows.length) return rows;
  const fresh = rows.slice(0, end);
  const keys = new Set(fresh.map(keyOf));
  return [...fresh, ...drawn.slice(end, rows.length).filter((row) => !keys.has(keyOf(row)))];
}
