import type { ListValues } from './listSearchParams';
import type { ListState } from './useListState';
import type { DataColumn } from './columns';
import { FilterSelect } from './FilterSelect';

const DIRECTIONS = [
  { order: 'asc', word: 'ascending' },
  { order: 'desc', word: 'descending' },
] as const;

const valueOf = ({ sort, order }: Pick<ListValues, 'sort' | 'order'>) => `${sort} ${order}`;

interface SortSelectProps<Row, Values extends ListValues> {
  columns: readonly DataColumn<Row>[];
  list: ListState<Values>;
}

/** Sorts the cards of a phone, which have no column headers. */
export function SortSelect<Row, Values extends ListValues>({ columns, list }: SortSelectProps<Row, Values>) {
  const options = columns.filter(({ sorter }) => sorter).flatMap(({ title, dataIndex }) =>
    DIRECTIONS.map(({ order, word }) => ({ value: valueOf({ sort: String(dataIndex), order }), label: `${title}, ${word}` })));
  const known = (value: string) => options.some((option) => option.value === value);
  const initial = valueOf(list.untouched);
  if (options.length === 0) return null;
  if (!known(initial)) options.unshift({ value: initial, label: 'Default order' });
  return (
    <FilterSelect
      label="Sort by"
      value={valueOf(list.values)}
      options={known(valueOf(list.values)) ? options : [...options, { value: valueOf(list.values), label: 'Sort by…' }]}
      onChange={(chosen) => {
        const [sort, order] = chosen.split(' ');
        list.set({ sort, order } as Partial<Values>);
      }}
    />
  );
}
