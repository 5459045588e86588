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
  const now = wayOf(list.values);
  // A list may come sorted by what no column shows, and an address may ask for it.
  const labels = new Map([[wayOf(list.untouched), 'Default order'], ...ways]);
  if (!labels.has(now)) labels.set(now, 'Sort by…');
  return (
    <FilterSelect
      label="Sort by"
      value={now}
      options={[...labels].map(([value, label]) => ({ value, label }))}
      onChange={(chosen) => {
        const [sort, order] = chosen.split(' ');
        list.set({ sort, order } as Partial<Values>);
      }}
    />
  );
}

function wayOf({ sort, order }: Pick<ListValues, 'sort' | 'order'>): string {
  return `${sort} ${order}`;
}

function waysToSort<Row>({ title, sort }: Column<Row>): [way: string, label: string][] {
  if (sort === undefined) return [];
  return WAYS.map(({ order, word }) => [wayOf({ sort, order }), `${title}, ${word}`]);
}
