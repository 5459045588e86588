import { Checkbox, Select } from 'antd';
import { classNames } from '../lib/classNames';
import type { Column } from './columns';
import styles from './DataCards.module.css';
import { type DataViewProps, togglePicked } from './dataView';
import type { ListValues } from './listAddress';

const WAYS = [
  { order: 'asc', word: 'up' },
  { order: 'desc', word: 'down' },
] as const;

/** The rows as cards, for a screen too narrow for a table. What the columns' heads do is a choice above them. */
export function DataCards<Row, Values extends ListValues>(props: DataViewProps<Row, Values>) {
  const { label, columns, rows, keyOf, list, selection, empty } = props;
  const picked = new Set(selection?.rows.map(keyOf));
  return (
    <>
      <SortChoice columns={columns} list={list} />
      {rows.length === 0 && empty}
      <ul className={styles.cards} aria-label={label}>
        {rows.map((row) => (
          <li key={keyOf(row)} className={styles.card}>
            {selection && (
              <Checkbox
                className={styles.pick ?? ''}
                aria-label={selection.labelOf(row)}
                checked={picked.has(keyOf(row))}
                onChange={() => { selection.onChange(togglePicked(selection.rows, row, keyOf)); }}
              />
            )}
            <dl className={styles.fields}>
              {columns.map((column) => (
                <div key={column.key} className={classNames(styles.field, column.align && styles.figures)}>
                  <dt>{column.title}</dt>
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

function SortChoice<Row, Values extends ListValues>({ columns, list }: Pick<DataViewProps<Row, Values>, 'columns' | 'list'>) {
  const options = columns.flatMap(waysToSort);
  if (options.length === 0) return null;
  const now = `${list.values.sort} ${list.values.order}`;
  const known = options.some(({ value }) => value === now);
  return (
    <Select
      className={styles.sort ?? ''}
      aria-label="Sort by"
      placeholder="Sort by"
      value={known ? now : null}
      options={options}
      onChange={(chosen: string | null) => {
        const [sort, order] = (chosen ?? '').split(' ');
        list.set({ sort, order } as Partial<Values>);
      }}
    />
  );
}

function waysToSort<Row>({ title, sort }: Column<Row>) {
  if (sort === undefined) return [];
  return WAYS.map(({ order, word }) => ({ value: `${sort} ${order}`, label: `${title}, ${word}` }));
}
