import { Form, Select } from 'antd';
import type { DataColumn } from './columns';
import { type ListState, sortChoice } from './useListState';

interface FilterSelectProps {
  /** The search param. */
  name: string;
  /** The accessible name; sighted users read the chosen option. */
  label: string;
  options: readonly { value: string; label: string }[];
}

/** From here on, typing finds an option. On a phone it opens the keyboard, which a short list does not need. */
const LONG_LIST = 10;
/** Of a longer list only the options in view are drawn. */
const DRAWN_MAX = 100;

/** A filter with one choice. The first option, with the value '', means all. */
export function FilterSelect({ name, label, options }: FilterSelectProps) {
  return (
    <Form.Item name={name} noStyle>
      <Select
        aria-label={label}
        options={[...options]}
        popupMatchSelectWidth={false}
        virtual={options.length > DRAWN_MAX}
        showSearch={options.length > LONG_LIST && { optionFilterProp: 'label' }}
        style={{ minWidth: '10rem' }}
        // 24 pixels to press (WCAG 2.2, 2.5.8).
        styles={{ input: { minHeight: 24 } }}
      />
    </Form.Item>
  );
}

const DIRECTIONS = [
  { order: 'asc', word: 'ascending' },
  { order: 'desc', word: 'descending' },
] as const;

/** Sorts the cards of a phone, which have no column headers. */
export function SortSelect<Row>({ columns, list }: { columns: readonly DataColumn<Row>[]; list: Pick<ListState, 'untouched' | 'values'> }) {
  const options = columns.filter(({ sorter }) => sorter).flatMap(({ title, dataIndex }) =>
    DIRECTIONS.map(({ order, word }) => ({ value: sortChoice({ sort: String(dataIndex), order }), label: `${title}, ${word}` })));
  const known = (value: string) => options.some((option) => option.value === value);
  const [initial, now] = [sortChoice(list.untouched), sortChoice(list.values)];
  if (options.length === 0) return null;
  if (!known(initial)) options.unshift({ value: initial, label: 'Default order' });
  if (!known(now)) options.push({ value: now, label: 'Sort by…' });
  return <FilterSelect name="sort" label="Sort by" options={options} />;
}
