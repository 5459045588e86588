import { Checkbox } from 'antd';
import type { ReactNode } from 'react';
import { classNames } from '../../utils/classNames';
import { MissingTag } from '../live-rows/MissingTag';
import type { DataColumn } from './columns';
import styles from './DataCards.module.css';
import { type Selection, selectOnPage } from './SelectionBar';

/** Without room for a table beside the side menu, the rows of a list are cards. */
export const NARROW = '(width < 56em)';

/** The rows of a list, as cards or as a table (RowTable.tsx). */
export interface RowsProps<Row> {
  /** The accessible name. */
  label: string;
  /** The columns to show. */
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  selection: Selection<Row> | undefined;
  /** What is shown without rows. */
  empty: ReactNode;
}

/** The rows of a table as cards, for a screen without room for a table. The first column is the head of each card. */
export function DataCards<Row extends { readonly id: string }>({ label, columns, rows, selection, empty }: RowsProps<Row>) {
  const ids = rows.map(({ id }) => id);
  const selected = ids.filter((id) => selection?.rows.some((row) => row.id === id));
  const all = rows.length > 0 && selected.length === rows.length;
  return (
    <>
      {selection && (
        <Checkbox
          className={styles.pickAll ?? ''}
          checked={all}
          indeterminate={selected.length > 0 && !all}
          disabled={rows.length === 0}
          onChange={() => { selectOnPage(selection, rows, all ? [] : ids); }}
        >
          Select all on this page
        </Checkbox>
      )}
      {rows.length === 0 && empty}
      <ul className={styles.cards} aria-label={label}>
        {rows.map((row, index) => (
          <li key={row.id} data-row-key={row.id} className={styles.card}>
            {selection && (
              <Checkbox
                className={styles.pick ?? ''}
                aria-label={selection.labelOf(row)}
                checked={selected.includes(row.id)}
                onChange={({ target }) => { selectOnPage(selection, rows, target.checked ? [...selected, row.id] : selected.filter((id) => id !== row.id)); }}
              />
            )}
            <div className={styles.content}>
              <dl className={styles.fields}>
                {columns.map((column, place) => (
                  <div key={column.key} className={classNames(styles.field, column.align && styles.figures)}>
                    <dt className={classNames((place === 0 || column.key === 'actions') && 'visually-hidden')}>{column.title}</dt>
                    <dd>{column.render(undefined, row, index)}{place === 0 && <MissingTag id={row.id} />}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
