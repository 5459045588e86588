import type { Column } from './columns';
import { FilterSelect } from './FilterSelect';
import type { ListValues } from './listAddress';
import type { ListState } from './useListState';

const WAYS = [
  { order: 'asc', word: 'ascending' },
  { order: 'desc', word: 'descending' },
] as const;

interface SortSelectProps<Row, Values extends ListValues> {
  columns: readonly Column<Row>[];
  list: ListState<Values>;
}

/** What the heads of a table's columns do, where there is no table. */
export function SortSelect<Row, Values extends ListValues>({ columns, list }: SortSelectProps<Row, Values>) {
  const ways = columns.flatMap(waysToSort);
  if (ways.length === 0) return null;
  const now = `${list.values.sort} ${list.values.order}`;
  // A list may come sorted by what no column shows.
  const options = ways.some(({ value }) => value === now) ? ways : [{ value: now, label: 'Sort by…' }, ...ways];
  return (
    <FilterSelect
      label="Sort by"
      value={now}
      options={options}
      onChange={(chosen) => {
        const [sort, order] = chosen.split(' ');
        list.set({ sort, order } as Partial<Values>);
      }}
    />
  );
}

function waysToSort<Row>({ title, sort }: Column<Row>) {
  if (sort === undefined) return [];
  return WAYS.map(({ order, word }) => ({ value: `${sort} ${order}`, label: `${title}, ${word}` }));
}
