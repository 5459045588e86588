import type { ListValues } from './listSearchParams';
import type { ListState } from './useListState';
import type { DataColumn } from './columns';
import { FilterSelect } from './FilterSelect';
import { sortChoice } from './sorting';

const DIRECTIONS = [
  { order: 'asc', word: 'ascending' },
  { order: 'desc', word: 'descending' },
] as const;

interface SortSelectProps<Row, Values extends ListValues> {
  columns: readonly DataColumn<Row>[];
  list: ListState<Values>;
}

/** Sorts the cards of a phone, which have no column headers. */
export function SortSelect<Row, Values extends ListValues>({ columns, list }: SortSelectProps<Row, Values>) {
  const options = columns.filter(({ sorter }) => sorter).flatMap(({ title, dataIndex }) =>
    DIRECTIONS.map(({ order, word }) => ({ value: sortChoice({ sort: String(dataIndex), order }), label: `${title}, ${word}` })));
  const known = (value: string) => options.some((option) => option.value === value);
  const [initial, now] = [sortChoice(list.untouched), sortChoice(list.values)];
  if (options.length === 0) return null;
  if (!known(initial)) options.unshift({ value: initial, label: 'Default order' });
  if (!known(now)) options.push({ value: now, label: 'Sort by…' });
  return <FilterSelect name="sort" label="Sort by" options={options} />;
}
