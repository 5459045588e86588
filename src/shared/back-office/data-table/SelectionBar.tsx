import { Button } from 'antd';
import type { ReactNode } from 'react';
import { groupDigits } from '../../../domain/number/digits';
import { classNames } from '../../utils/classNames';
import styles from './DataTable.module.css';

/** Rows that the user has selected, on this page and on others, and what can be done with them. */
export interface Selection<Row> {
  readonly rows: readonly Row[];
  readonly onChange: (rows: readonly Row[]) => void;
  /** The accessible name of a row's checkbox, such as `Select order 1a2b3c4d`. */
  readonly labelOf: (row: Row) => string;
  /** The buttons of the selection bar. */
  readonly actions: ReactNode;
}

/** Selects these rows of a page; what is selected on other pages stays selected. */
export function selectOnPage<Row extends { readonly id: string }>({ rows, onChange }: Selection<Row>, page: readonly Row[], ids: readonly unknown[]) {
  const elsewhere = rows.filter(({ id }) => !page.some((row) => row.id === id));
  onChange([...elsewhere, ...page.filter(({ id }) => ids.includes(id))]);
}

/**
 * The number of selected rows and the bulk actions, fixed at the bottom while the list scrolls. The live region exists
 * before its first text, because many screen readers do not announce the initial text of a new region.
 */
export function SelectionBar<Row>({ selection }: { selection: Selection<Row> }) {
  const count = selection.rows.length;
  return (
    <div {...(count > 0 && { className: classNames(styles.selection, 'no-print'), role: 'group', 'aria-label': 'Selected rows' })}>
      <p role="status" data-figures>{count > 0 && `${groupDigits(count)} selected`}</p>
      {count > 0 && (
        <>
          <Button type="text" aria-label="Clear selection" onClick={() => { selection.onChange([]); }}>Clear</Button>
          {selection.actions}
        </>
      )}
    </div>
  );
}
