import type { ReactNode } from 'react';
import type { Column } from './columns';
import type { ListValues } from './listAddress';
import type { ListState } from './useListState';

/** What RTK Query says about the list: pass the result of the list's query as it is. */
export interface ListAnswer<Row> {
  readonly data?: { readonly items: readonly Row[]; readonly total: number } | undefined;
  readonly currentData?: { readonly items: readonly Row[]; readonly total: number } | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** Rows somebody has picked, on this page and on others, and what can be done with them. */
export interface Selection<Row> {
  readonly rows: readonly Row[];
  readonly onChange: (rows: readonly Row[]) => void;
  /** The name of one row's checkbox, such as `Select order 1a2b3c4d`. */
  readonly labelOf: (row: Row) => string;
  /** The buttons that do something with the picked rows. */
  readonly actions: ReactNode;
}

/** The same for one page of the list. */
interface PageSelection<Row> extends Selection<Row> {
  /** All rows of the page as it is now; some of them may still have to be drawn. */
  readonly pageNow: () => readonly Row[];
}

/** What both views of a list are given: the table of a desk and the cards of a phone. */
export interface DataViewProps<Row, Values extends ListValues> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  list: ListState<Values>;
  selection: PageSelection<Row> | undefined;
  /** What stands in place of no rows. */
  empty: ReactNode;
}

/** The rows picked after one of them was picked or let go. */
export function togglePicked<Row>(picked: readonly Row[], row: Row, keyOf: (row: Row) => string): Row[] {
  const rest = picked.filter((other) => keyOf(other) !== keyOf(row));
  return rest.length === picked.length ? [...picked, row] : rest;
}
