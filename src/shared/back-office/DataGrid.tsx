import { Checkbox, Table } from 'antd';
import { type CSSProperties, type ReactNode, memo, useMemo } from 'react';
import { classNames } from '../lib/classNames';
import type { Column } from './columns';
import styles from './DataGrid.module.css';
import { type DataViewProps, togglePicked } from './dataView';
import type { ListValues } from './listAddress';
import { PickAll } from './PickAll';
import { ScrollRegion } from './ScrollRegion';
import { SortButton } from './SortButton';
import type { ListState } from './useListState';

const PICK_WIDTH = 44;
/** The column that stays in sight while the others scroll. */
const ACTIONS = 'actions';
/** Columns grow with the letters of whoever has set them larger. */
const rem = (pixels: number) => `${String(pixels / 16)}rem`;

/** Ant Design has the whole table read out whenever a row comes, goes or changes; what happened is said in a few words elsewhere. */
const UNSPOKEN = { spinning: false, 'aria-live': 'off' } as const;

/**
 * The rows as a table. It scrolls sideways in a region of ours: Ant Design's own way keeps a second, hidden copy of
 * the header in the page, whose checkbox takes the focus.
 */
export function DataGrid<Row, Values extends ListValues>(props: DataViewProps<Row, Values>) {
  const { label, columns, rows, keyOf, list, selection, empty } = props;
  const shown = useMemo(() => columns.map((column, place) => gridColumn(column, list, place)), [columns, list]);
  const width = columns.reduce((sum, column) => sum + column.width, selection ? PICK_WIDTH : 0);
  const actions = columns.find(({ key }) => key === ACTIONS)?.width ?? 0;

  return (
    <ScrollRegion label={label} style={{ '--grid-width': rem(width), '--actions-width': rem(actions) } as CSSProperties}>
      <Table<Row>
        className={styles.grid ?? ''}
        aria-label={label}
        columns={selection ? [pickColumn(props), ...shown] : shown}
        dataSource={[...rows]}
        rowKey={keyOf}
        size="medium"
        tableLayout="fixed"
        pagination={false}
        loading={UNSPOKEN}
        locale={{ emptyText: empty }}
      />
    </ScrollRegion>
  );
}

/** The first column says what each row is about: a screen reader says it again as it goes along the other cells. */
function gridColumn<Row, Values extends ListValues>(column: Column<Row>, list: ListState<Values>, place: number) {
  const { key, title, render, width, share, sort, align } = column;
  const sorted = sort === list.values.sort ? list.values.order : undefined;
  return {
    key,
    width: share === undefined ? rem(width) : `max(${rem(width)}, ${String(share)}cqi)`,
    ...(place === 0 && { rowScope: 'row' as const }),
    title: sort === undefined ? title : <SortButton title={title} sorted={sorted} onSort={() => { list.sortBy(sort); }} />,
    render: (_: unknown, row: Row) => <Content row={row} render={render as (row: unknown) => ReactNode} />,
    className: classNames(align === 'end' && styles.end, key === ACTIONS && styles.actions, key === ACTIONS && styles.unprinted),
    onHeaderCell: () => (sorted ? { 'aria-sort': sorted === 'asc' ? ('ascending' as const) : ('descending' as const) } : {}),
  };
}

/** What stands in a cell, left alone while its row is: whoever ticks one box of a hundred rows draws one row anew. */
const Content = memo(function Content({ row, render }: { row: unknown; render: (row: unknown) => ReactNode }) {
  const content = render(row);
  return typeof content === 'string' ? <span>{content}</span> : content;
});

function pickColumn<Row, Values extends ListValues>({ rows, keyOf, selection }: DataViewProps<Row, Values>) {
  const picked = selection?.rows ?? [];
  const keys = new Set(picked.map(keyOf));
  return {
    key: 'pick',
    width: rem(PICK_WIDTH),
    className: styles.unprinted ?? '',
    title: <PickAll rows={rows} keyOf={keyOf} selection={selection} />,
    render: (_: unknown, row: Row) => (
      <Checkbox
        aria-label={selection?.labelOf(row)}
        checked={keys.has(keyOf(row))}
        onChange={() => selection?.onChange(togglePicked(picked, row, keyOf))}
      />
    ),
  };
}
