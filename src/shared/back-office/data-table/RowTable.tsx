import { Table, type TableColumnType, type TableProps } from 'antd';
import { type ReactNode, memo, useMemo } from 'react';
import { ACCESSIBLE_TABLE, HeaderOnly, QUIET } from '../antd/accessibleTable';
import { MissingTag } from '../live-rows/MissingTag';
import type { RowsProps } from './DataCards';
import type { Sorting } from './listSearchParams';
import { type Selection, selectOnPage } from './SelectionBar';

interface RowTableProps<Row> extends RowsProps<Row>, Sorting {
  /** Whether other rows are on their way. */
  waiting: boolean;
  /** How the list is sorted until the user sorts it. */
  untouched: Sorting;
  onSort: (sorting: Sorting) => void;
}

/**
 * The rows of a list as Ant Design's `Table`, whose every render renders every cell. So it is memoized: all props but
 * `empty` are to stay the same objects while nothing in the table changes.
 */
export const RowTable = memo(function RowTable<Row extends { readonly id: string }>(props: RowTableProps<Row>) {
  const { label, columns, rows, waiting, sort, order, untouched, onSort, selection, empty } = props;
  const tableColumns = useMemo(
    () => columns.map((column, place) => {
      const rendered = new WeakSet<Row>();
      return {
        ...column,
        width: rem(column.width),
        // A row that is unchanged renders none of its cells again, except with other columns, as after a change of the user's role.
        shouldCellUpdate: (row: Row, before: Row) => row !== before || !rendered.has(row),
        render: (value: unknown, row: Row, index: number) => {
          rendered.add(row);
          return <>{inOwnElement(column.render(value, row, index))}{place === 0 && <MissingTag id={row.id} />}</>;
        },
        ...(place === 0 && { rowScope: 'row' as const }),
        ...(column.sorter && {
          sortOrder: column.dataIndex === sort ? ANT_ORDERS[order] : null,
          // The third click takes the sorting off, which would change nothing in the column of the initial one.
          ...(column.dataIndex === untouched.sort && { sortDirections: BOTH_WAYS }),
        }),
      };
    }),
    [columns, sort, order, untouched],
  );
  const width = columns.reduce((sum, column) => sum + column.width, selection ? SELECTION_WIDTH : 0);
  return (
    <Table<Row>
      {...ACCESSIBLE_TABLE}
      aria-label={label}
      columns={tableColumns}
      dataSource={rows}
      rowKey="id"
      loading={{ ...QUIET, spinning: waiting, delay: 200 }}
      {...(selection && { rowSelection: rowSelectionOf(selection, rows) })}
      pagination={false}
      locale={{ emptyText: empty }}
      tableLayout="fixed"
      scroll={{ x: rem(width) }}
      onChange={(_pagination, _filters, sorter) => {
        const [{ field, order: next } = {}] = [sorter].flat();
        onSort(next ? { sort: String(field), order: next === 'ascend' ? 'asc' : 'desc' } : { sort: untouched.sort, order: untouched.order });
      }}
    />
  );
}) as <Row extends { readonly id: string }>(props: RowTableProps<Row>) => ReactNode;

const BOTH_WAYS: NonNullable<TableColumnType['sortDirections']> = ['ascend', 'descend', 'ascend'];
const ANT_ORDERS = { asc: 'ascend', desc: 'descend' } as const;

/** Widths in rem, so that columns grow with the user's font size. */
function rem(pixels: number): string {
  return `${String(pixels / 16)}rem`;
}

const SELECTION_WIDTH = 48;

/** A text in an element of its own: browsers that translate the page replace text nodes, which React could not update. */
function inOwnElement(content: ReactNode): ReactNode {
  return typeof content === 'string' ? <span>{content}</span> : content;
}

function rowSelectionOf<Row extends { readonly id: string }>(selection: Selection<Row>, page: readonly Row[]): NonNullable<TableProps<Row>['rowSelection']> {
  return {
    columnTitle: (checkbox) => <HeaderOnly>{checkbox}</HeaderOnly>,
    columnWidth: rem(SELECTION_WIDTH),
    selectedRowKeys: selection.rows.map(({ id }) => id),
    getCheckboxProps: (row) => ({ 'aria-label': selection.labelOf(row) }),
    getTitleCheckboxProps: () => ({ 'aria-label': 'Select all on this page' }),
    onChange: (keys) => { selectOnPage(selection, page, keys); },
  };
}
