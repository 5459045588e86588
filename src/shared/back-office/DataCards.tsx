import { Checkbox } from 'antd';
import { classNames } from '../lib/classNames';
import styles from './DataCards.module.css';
import { type DataViewProps, togglePicked } from './dataView';
import type { ListValues } from './listAddress';
import { PickAll } from './PickAll';

/** The rows as cards, where there is no room for a table. The first column is the card's head. */
export function DataCards<Row, Values extends ListValues>(props: DataViewProps<Row, Values>) {
  const { label, columns, rows, keyOf, selection, empty } = props;
  const picked = new Set(selection?.rows.map(keyOf));
  return (
    <>
      {selection && (
        <PickAll rows={rows} keyOf={keyOf} selection={selection} className={styles.pickAll ?? ''}>
          Select all on this page
        </PickAll>
      )}
      {rows.length === 0 && empty}
      <ul className={styles.cards} aria-label={label}>
        {rows.map((row) => (
          <li key={keyOf(row)} data-row-key={keyOf(row)} className={styles.card}>
            {selection && (
              <Checkbox
                className={styles.pick ?? ''}
                aria-label={selection.labelOf(row)}
                checked={picked.has(keyOf(row))}
                onChange={() => { selection.onChange(togglePicked(selection.rows, row, keyOf)); }}
              />
            )}
            <dl className={styles.fields}>
              {columns.map((column, place) => (
                <div key={column.key} className={classNames(styles.field, column.align && styles.figures)}>
                  <dt className={classNames((place === 0 || column.key === 'actions') && 'visually-hidden')}>{column.title}</dt>
                  <dd>{column.render(row)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </>
  );
}
