import type { TableProps } from 'antd';
import type { ListValues } from './listSearchParams';
import type { ListState } from './useListState';

/** How a column is sorted according to the address, as Ant Design's `sortOrder`. */
export function sortOrderOf({ sort, order }: Pick<ListValues, 'sort' | 'order'>, field: unknown): 'ascend' | 'descend' | null {
  if (sort !== field) return null;
  return order === 'asc' ? 'ascend' : 'descend';
}

/** Writes the sorting of a table into the address: a `Table`'s `onChange`. */
export function sortInAddress<Row, Values extends ListValues>(list: ListState<Values>): NonNullable<TableProps<Row>['onChange']> {
  return (_pagination, _filters, sorter, { action }) => {
    if (action === 'sort' && !Array.isArray(sorter)) list.sortBy(sorter.column?.dataIndex === undefined ? list.values.sort : String(sorter.field));
  };
}
