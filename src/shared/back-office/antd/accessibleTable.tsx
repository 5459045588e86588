import type { TableProps } from 'antd';
import { type ComponentPropsWithRef, type MouseEventHandler, type ReactNode, createContext, use } from 'react';
import styles from './antd.module.css';

const InHeader = createContext(false);

/**
 * A sortable header cell. Ant Design makes the `th` itself focusable and clickable, which screen readers announce as a
 * cell without an action. Here the title is a button in the cell.
 * Upstream: https://github.com/ant-design/ant-design/issues/32092
 */
function SortableHeaderCell({ tabIndex, onClick, onKeyDown, children, ...cell }: ComponentPropsWithRef<'th'>) {
  if (tabIndex === undefined) return <th {...cell} onClick={onClick} onKeyDown={onKeyDown}><InHeader value>{children}</InHeader></th>;
  return (
    // The title names the cell and the button; its label would be read twice.
    <th {...cell} aria-label={undefined} aria-description={undefined}>
      <button type="button" className={styles.sort} onClick={onClick as unknown as MouseEventHandler}>{children}</button>
    </th>
  );
}

/**
 * Renders its children in the header of a table alone. Ant Design measures columns with a hidden copy of the header, and
 * Tab reaches a checkbox in it (axe: aria-hidden-focus). Upstream: rc-table's MeasureRow, not reported so far.
 */
export function HeaderOnly({ children }: { children: ReactNode }) {
  return use(InHeader) && children;
}

/** Ant Design has the whole table announced whenever a row changes. */
export const QUIET = { spinning: false, 'aria-live': 'off' } as const;

/** The props of every table in the back office: spread them into a `Table`. */
export const ACCESSIBLE_TABLE = {
  className: styles.table ?? '',
  components: { header: { cell: SortableHeaderCell } },
  showSorterTooltip: false,
  loading: QUIET,
} satisfies TableProps;
