import { Select } from 'antd';
import type { Column } from './columns';
import styles from './DataTable.module.css';
import type { ListValues } from './listAddress';
import type { ListState } from './useListState';

const WAYS = [
  { order: 'asc', word: 'up' },
  { order: 'desc', word: 'down' },
] as const;

interface SortSelectProps<Row, Values extends ListValues> {
  columns: readonly Column<Row>[];
  list: ListState<Values>;
}

/** What the heads of a table's columns do, where there is no table. */
export function SortSelect<Row, Values extends ListValues>({ columns, list }: SortSelectProps<Row, Values>) {
  const options = columns.flatMap(waysToSort);
  if (options.length === 0) return null;
  const now = `${list.values.sort} ${list.values.order}`;
  const known = options.some(({ value }) => value === now);
  return (
    <Select
      className={styles.filter ?? ''}
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
