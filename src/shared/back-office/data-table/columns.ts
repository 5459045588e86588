import type { TableColumnType } from 'antd';

/**
 * A column of a back-office list: Ant Design's own column, with a key and a plain title, which the column menu and the
 * cards of a phone need too. A sortable column has `sorter: true`, and its `dataIndex` is the field that the API sorts by.
 */
export interface DataColumn<Row> extends TableColumnType<Row> {
  readonly key: string;
  readonly title: string;
  /** The least width in pixels at the browser's default font size. A wide screen shares the rest out in proportion. */
  readonly width: number;
  readonly render: (value: unknown, row: Row, index: number) => React.ReactNode;
  /** `always`: the column menu cannot hide it. `extra`: hidden until the user chooses it. */
  readonly shown?: 'always' | 'extra';
}
