import { Button, Empty, Form } from 'antd';
import { type ReactNode, useDeferredValue, useEffect, useRef } from 'react';
import { groupDigits } from '../../../domain/number/digits';
import { messageOf } from '../../api/apiError';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import { classNames } from '../../utils/classNames';
import { ErrorState, PageHeading } from '../../ui';
import { AccessiblePagination } from '../antd/AccessiblePagination';
import { HeadingRow, NewRowsButton, listId } from '../HeadingRow';
import { LoadingLines } from '../LoadingLines';
import { type ListValues, PAGE_SIZES, type Sorting, lastPage } from './listSearchParams';
import { MissingRows } from '../live-rows/MissingTag';
import type { StableRows } from '../live-rows/useStableList';
import { useRowFocusRestore } from '../live-rows/useRowFocusRestore';
import { ColumnMenu, useColumnChoice } from './ColumnMenu';
import type { DataColumn } from './columns';
import { DataCards, NARROW } from './DataCards';
import styles from './DataTable.module.css';
import { SortSelect } from './FilterSelect';
import { RowTable } from './RowTable';
import { SearchInput } from './SearchInput';
import { type Selection, SelectionBar } from './SelectionBar';
import { type ListState, useFilterForm } from './useListState';

/** What RTK Query returns for a list, whose failed refetches the shell shows. */
interface ListAnswer<Row> {
  readonly data?: { readonly items: readonly Row[]; readonly total: number } | undefined;
  readonly currentData?: { readonly items: readonly Row[]; readonly total: number } | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface DataTableProps<Row, Values extends ListValues> {
  /** The chosen columns are stored under `columns.<name>`. */
  name: string;
  /** The accessible name of the list. */
  label: string;
  /** The page's heading. */
  heading: string;
  besideHeading?: ReactNode;
  /** What the rows are, in the singular and the plural. */
  nouns: readonly [one: string, many: string];
  columns: readonly DataColumn<Row>[];
  list: ListState<Values>;
  answer: ListAnswer<Row>;
  /** What `useStablePage` says of the rows' places. */
  stable: Pick<StableRows, 'waiting' | 'missing' | 'showAll'>;
  /** What an empty list says. */
  empty: string;
  /** The accessible name of the search, and its placeholder. */
  search: string;
  /** The filter above the list: a `FilterSegmented`. */
  segmented?: ReactNode;
  /** The filters beside the search: `FilterSelect`s. */
  filters?: ReactNode;
  /** What can be done with the whole list, such as its export. */
  tools?: ReactNode;
  selection?: Selection<Row>;
  /** Renders the rows as something else than a table, such as cards with pictures. Then there is no choice of columns. */
  cards?: (rows: readonly Row[]) => ReactNode;
}

/**
 * A list of the back office on Ant Design's `Table`: search, filters, columns to choose, sorting, selection, pages. The
 * address holds its state (`useListState`); the API sorts, filters and pages. Without room for a table, each row is a card.
 */
export function DataTable<Row extends { readonly id: string }, Values extends ListValues>(props: DataTableProps<Row, Values>) {
  const { name, label, columns, list, answer, stable, selection, cards } = props;
  const { page, size, sort, order } = list.values;
  const { visible, show } = useColumnChoice(name, columns);
  const panel = useRef<HTMLElement>(null);
  const top = useRef<HTMLDivElement>(null);
  const narrow = useMediaQuery(NARROW);
  const rowFocus = useRowFocusRestore(panel);
  useExistingPage(list, answer);
  const form = useFilterForm(list);

  const { currentData, error, refetch } = answer;
  // React renders a hundred rows in slices, between which the user can type and press.
  const data = useDeferredValue(answer.data);
  const waiting = currentData === undefined && answer.isFetching;
  const failed = currentData === undefined && error !== undefined;
  const rows = data?.items ?? NONE;
  const total = data?.total ?? 0;
  const table = { label, columns: visible, rows, selection };

  const onPage = (nextPage: number, nextSize: number) => {
    const change: Partial<ListValues> = nextSize === size ? { page: nextPage } : { size: nextSize };
    list.set(change as Partial<Values>);
    if (top.current && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView();
  };

  // Where the rows of the page have left, others follow, or those whose change is refused return.
  const empty = data && total === 0 ? (
    <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={props.empty}>
      {list.narrowed && <Button onClick={list.widen}>Clear search and filters</Button>}
    </Empty>
  ) : <LoadingLines count={6} />;

  return (
    <MissingRows value={stable.missing}>
      <HeadingRow>
        <PageHeading>{props.heading}</PageHeading>
        {props.besideHeading}
        <NewRowsButton list={name} nouns={props.nouns} size={size} stable={stable} />
      </HeadingRow>
      <Form {...form} name={name}>
        {props.segmented}
        <section ref={panel} {...rowFocus} id={listId(name)} tabIndex={-1} className={styles.panel} aria-label={label}>
          <div className={classNames(styles.toolbar, 'no-print')} role="search" aria-label={label}>
            <Form.Item name="search" noStyle><SearchInput label={props.search} /></Form.Item>
            {props.filters}
            {narrow && <SortSelect columns={visible} list={list} />}
            <div className={styles.tools}>
              {props.tools}
              {!cards && <ColumnMenu columns={columns} shown={visible.map(({ key }) => key)} onChange={show} />}
            </div>
          </div>
          {failed ? (
            <ErrorState message={messageOf(error)} onRetry={() => void refetch()} pending={answer.isFetching} />
          ) : (
            <div ref={top} className={styles.rows} aria-busy={waiting || data !== answer.data}>
              {cards && (rows.length > 0 ? cards(rows) : empty)}
              {!cards && narrow && <DataCards {...table} empty={empty} />}
              {!cards && !narrow && (
                <RowTable
                  {...table}
                  waiting={waiting && data !== undefined}
                  sort={sort}
                  order={order}
                  untouched={list.untouched}
                  onSort={list.set as (sorting: Sorting) => void}
                  empty={rows.length === 0 && empty}
                />
              )}
            </div>
          )}
          {selection && <SelectionBar selection={selection} />}
          {!failed && (
            <AccessiblePagination
              className={classNames(styles.pagination, 'no-print')}
              current={page}
              pageSize={size}
              total={total}
              showTotal={() => (
                <span role="status" className={classNames(total === 0 && 'visually-hidden')}>
                  {data && rangeOf(page, size, total)}
                </span>
              )}
              pageSizeOptions={[...PAGE_SIZES]}
              showSizeChanger={total > PAGE_SIZES[0] && { 'aria-label': 'Rows per page' }}
              showLessItems={narrow}
              showQuickJumper={lastPage(total, size) > 1}
              onChange={onPage}
            />
          )}
        </section>
      </Form>
    </MissingRows>
  );
}

const NONE: readonly never[] = [];

function rangeOf(page: number, size: number, total: number): string {
  if (total === 0) return 'Nothing found';
  return `${groupDigits((page - 1) * size + 1)}–${groupDigits(Math.min(page * size, total))} of ${groupDigits(total)}`;
}

/** Replaces a page beyond the end, from a shared address or after rows were removed, by the last one. */
function useExistingPage<Row, Values extends ListValues>(list: ListState<Values>, { currentData }: ListAnswer<Row>) {
  const { page, size } = list.values;
  const last = currentData && lastPage(currentData.total, size);
  useEffect(() => {
    if (last !== undefined && page > last) list.set({ page: last } as Partial<Values>, { replace: true });
  }, [last, page, list]);
}
