import type { ReactNode } from 'react';

/** Rows that the user has selected, on this page and on others, and what can be done with them. */
export interface Selection<Row> {
  readonly rows: readonly Row[];
  readonly onChange: (rows: readonly Row[]) => void;
  /** The accessible name of a row's checkbox, such as `Select order 1a2b3c4d`. */
  readonly labelOf: (row: Row) => string;
  /** The buttons of the selection bar. */
  readonly actions: ReactNode;
}
