import { Alert, Button } from 'antd';
import { type ComponentType, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { messageOf } from '../api/apiError';
import { classNames } from '../lib/classNames';
import { ErrorState } from '../ui';
import { ColumnChoice } from './ColumnChoice';
import type { Column } from './columns';
import { DataCards } from './DataCards';
import { DataGrid } from './DataGrid';
import styles from './DataTable.module.css';
import type { DataViewProps, ListAnswer, Selection } from './dataView';
import { type ListValues, lastPage } from './listAddress';
import { LoadingLines } from './LoadingLines';
import { Pager } from './Pager';
import { SearchBox } from './SearchBox';
import { SelectionBar } from './SelectionBar';
import { SortSelect } from './SortSelect';
import { useColumnChoice } from './useColumnChoice';
import { useDrawnRows } from './useDrawnRows';
import { useFirstAnswer } from './useFirstAnswer';
import type { HandParts } from './useHand';
import { useKeptFocus } from './useKeptFocus';
import type { ListState } from './useListState';
import { useNarrow } from './useNarrow';
import { listId } from './useFocusBack';

interface DataTableProps<Row, Values extends ListValues> {
  /** The columns somebody chooses are remembered under `columns.<name>`. */
  name: string;
  /** What the table lists, for a screen reader. */
  label: string;
  columns: readonly Column<Row, Values['sort']>[];
  keyOf: (row: Row) => string;
  list: ListState<Values>;
  answer: ListAnswer<Row>;
  /** What stands in place of no rows. */
  empty: string;
  /** What stands there until the first rows, where they are no lines. */
  loading?: ReactNode;
  searchLabel: string;
  /** Filters, beside the search. */
  filters?: ReactNode;
  /** What can be done with the whole list, such as its export. */
  tools?: ReactNode;
  selection?: Selection<Row>;
  /** What the rows are given so that it is known whether somebody has a hand on them (`useHand`). */
  hand?: HandParts;
  /** Draws the rows some other way, such as pictures on cards; then there are no columns to choose. */
  view?: ComponentType<DataViewProps<Row, Values>>;
}

/**
 * A list of the back office: search, filters, columns to choose, rows, pages. Its state is the address
 * (`useListState`), its rows come a page at a time, already sorted. Where there is no room for a table each row is a card.
 */
export function DataTable<Row, Values extends ListValues>(props: DataTableProps<Row, Values>) {
  const { name, label, columns, keyOf, list, answer, empty, loading, selection } = props;
  const choice = useColumnChoice<Row>(name, columns);
  const panel = useRef<HTMLElement>(null);
  const top = useRef<HTMLDivElement>(null);
  const narrow = useNarrow(panel);
  useKeptFocus(panel);
  usePageThatExists(list, answer);

  // Rows of the last question stay, dimmed, until the new one is answered; a silent refresh dims nothing.
  const waiting = answer.currentData === undefined && answer.isFetching;
  const failed = answer.currentData === undefined && answer.error !== undefined;
  const spoken = useFirstAnswer(list.values, answer.currentData);
  const rows = useDrawnRows(answer.data?.items, keyOf);
  const latest = useRef(answer.data?.items);
  useEffect(() => { latest.current = answer.data?.items; });
  const View = props.view ?? (narrow ? DataCards : DataGrid);
  // Rows that stay as they are cost nothing while other rows are on their way.
  const view = useMemo(
    () => (
      <View
        label={label}
        columns={choice.visible}
        rows={rows ?? []}
        keyOf={keyOf}
        list={list}
        selection={selection && { ...selection, pageNow: () => latest.current ?? [] }}
        empty={rows ? <Nothing text={empty} list={list} /> : (loading ?? <LoadingLines count={6} className={styles.loading} />)}
      />
    ),
    [View, label, choice.visible, rows, keyOf, list, selection, empty, loading],
  );

  // Another page is read from its first row on, and whoever asks for it stands below the last.
  const turn: typeof list.set = (change) => {
    list.set(change);
    if (top.current && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView();
  };

  return (
    <section ref={panel} id={listId(name)} tabIndex={-1} className={styles.panel} aria-label={label}>
      <div className={styles.toolbar} role="search" aria-label={label}>
        <SearchBox
          value={list.values.search}
          label={props.searchLabel}
          onSearch={(search) => { list.set({ search } as Partial<Values>, { replace: true }); }}
        />
        {props.filters}
        {narrow && <SortSelect columns={choice.visible} list={list} />}
        <div className={styles.tools}>
          {props.tools}
          {!props.view && <ColumnChoice columns={columns} isShown={choice.isShown} onToggle={choice.toggle} />}
        </div>
      </div>
      {answer.currentData !== undefined && answer.error !== undefined && (
        <Alert
          type="warning"
          title={messageOf(answer.error)}
          action={<Button size="small" onClick={() => { answer.refetch(); }}>Try again</Button>}
        />
      )}
      {failed ? (
        <ErrorState message={messageOf(answer.error)} onRetry={() => { answer.refetch(); }} pending={answer.isFetching} />
      ) : (
        <div ref={top} {...props.hand} className={classNames(styles.rows, waiting && answer.data && styles.waiting)} aria-busy={waiting || rows !== answer.data?.items}>
          {view}
        </div>
      )}
      {selection && <SelectionBar selection={selection} />}
      {!failed && (
        <Pager
          spoken={spoken}
          empty={rows !== undefined && answer.currentData?.total === 0}
          page={list.values.page}
          size={list.values.size}
          total={(rows && answer.data?.total) ?? 0}
          onPage={(page) => { turn({ page } as Partial<Values>); }}
          onStep={(by) => { turn(({ page }) => ({ page: Math.max(1, page + by) }) as Partial<Values>); }}
          onSize={(size) => { turn({ size } as Partial<Values>); }}
        />
      )}
    </section>
  );
}

/** A page past the end, from a shared address or after rows have gone, gives way to the last one there is. */
function usePageThatExists<Row, Values extends ListValues>(list: ListState<Values>, { currentData }: ListAnswer<Row>) {
  const { page, size } = list.values;
  const last = currentData && lastPage(currentData.total, size);
  useEffect(() => {
    if (last !== undefined && page > last) list.set({ page: last } as Partial<Values>, { replace: true });
  }, [last, page, list]);
}

function Nothing<Values extends ListValues>({ text, list }: { text: string; list: ListState<Values> }) {
  return (
    <div className={styles.nothing}>
      <p>{text}</p>
      {list.narrowed && <Button onClick={list.widen}>Clear search and filters</Button>}
    </div>
  );
}
