import type { ComponentPropsWithRef, MouseEventHandler } from 'react';
import styles from './antd.module.css';

/**
 * The header cell of a table (`components.header.cell`). Ant Design makes a sortable `th` itself focusable and clickable,
 * which screen readers announce as a cell without an action. Here the title is a button in the cell.
 * Upstream: https://github.com/ant-design/ant-design/issues/32092
 */
function SortableHeaderCell({ tabIndex, onClick, onKeyDown, children, ...cell }: ComponentPropsWithRef<'th'>) {
  if (tabIndex === undefined) return <th {...cell} onClick={onClick} onKeyDown={onKeyDown}>{children}</th>;
  return (
    // The title names the cell and the button; its label would be read twice.
    <th {...cell} aria-label={undefined} aria-description={undefined}>
      <button type="button" className={styles.sort} onClick={onClick as unknown as MouseEventHandler}>{children}</button>
    </th>
  );
}

/** A table whose row headers look like its other cells. */
export const tableClass = styles.table ?? '';

/** A table's `components` with sortable header cells for keyboard and screen reader. */
export const TABLE_COMPONENTS = { header: { cell: SortableHeaderCell } };
