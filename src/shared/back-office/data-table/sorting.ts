import type { TableProps } from 'antd';
import type { ListValues } from './listSearchParams';

/** How a column is sorted according to the address, as Ant Design's `sortOrder`. */
export function sortOrderOf({ sort, order }: Pick<ListValues, 'sort' | 'order'>, field: unknown): 'ascend' | 'descend' | null {
  if (sort !== field) return null;
  return order === 'asc' ? 'ascend' : 'descend';
}

/** A sorting as the value of an option: `total desc`. */
export function sortChoice({ sort, order }: Pick<ListValues, 'sort' | 'order'>): string {
  return `${sort} ${order}`;
}

/** Reads the value of an option that `sortChoice` has made. */
export function readSortChoice(choice: string): Pick<ListValues, 'sort' | 'order'> {
  const [sort = '', order] = choice.split(' ');
  return { sort, order: order === 'desc' ? 'desc' : 'asc' };
}

/**
 * Writes the sorting of a table into the address: a `Table`'s `onChange`.
 * @param sort the field that the list is sorted by: Ant Design does not say which column the user takes the sorting off
 */
export function sortInAddress<Row, Sort extends string>(sort: Sort, sortBy: (sort: Sort) => void): NonNullable<TableProps<Row>['onChange']> {
  return (_pagination, _filters, sorter, { action }) => {
    if (action === 'sort' && !Array.isArray(sorter)) sortBy(sorter.column?.dataIndex === undefined ? sort : (String(sorter.field) as Sort));
  };
}
