import { Button } from 'antd';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { getHistory } from '../../domain/calls/backOfficeCalls';
import { formatDate, formatTime } from '../../domain/date/dates';
import { HISTORY_ACTIONS, type HistoryEntry } from '../../domain/history/history';
import type { ApiDispatch } from '../../shared/api/api';
import type { DataColumn } from '../../shared/back-office/data-table/columns';
import { DataTable } from '../../shared/back-office/data-table/DataTable';
import { FilterSelect } from '../../shared/back-office/data-table/FilterSelect';
import { useListState } from '../../shared/back-office/data-table/useListState';
import type { CsvColumn } from '../../shared/back-office/export/csv';
import { ExportButton } from '../../shared/back-office/export/ExportButton';
import { REFETCH_OPTIONS } from '../../shared/back-office/live-rows/refetchOptions';
import { useStablePage } from '../../shared/back-office/live-rows/useStableList';
import { undoChange } from '../../shared/back-office/undo/undoChange';
import { Changes, changesText } from './Changes';
import { useGetHistoryQuery, useGetHistoryUsersQuery } from './historyApi';
import styles from './HistoryTable.module.css';

/** All columns fit beside the open side menu in a window of 1280 pixels. */
const columns: readonly DataColumn<HistoryEntry>[] = [
  { key: 'action', title: 'Action', width: 180, shown: 'always', render: (_, entry) => <span className={styles.action}>{entry.action}</span> },
  {
    key: 'details',
    title: 'Details',
    width: 368,
    render: (_, entry) => (
      <div className={styles.details}>
        <div>
          <span>{entry.details}</span>
          <Changes changes={entry.changes} />
        </div>
        <UndoEntry entry={entry} />
      </div>
    ),
  },
  { key: 'date', title: 'Date', dataIndex: 'timestamp', width: 130, sorter: true, render: (_, entry) => <span data-figures>{formatDate(entry.timestamp)}</span> },
  { key: 'time', title: 'Time', width: 110, render: (_, entry) => <span data-figures>{formatTime(entry.timestamp)}</span> },
  { key: 'user', title: 'User', width: 170, render: (_, entry) => entry.user },
];

const csvColumns: readonly CsvColumn<HistoryEntry>[] = [
  { title: 'Action', cell: (entry) => entry.action },
  { title: 'Details', cell: (entry) => entry.details },
  { title: 'Changes', cell: (entry) => changesText(entry.changes) },
  { title: 'Date', cell: (entry) => formatDate(entry.timestamp) },
  { title: 'Time', cell: (entry) => formatTime(entry.timestamp) },
  { title: 'User', cell: (entry) => entry.user },
];

const ACTIONS = [{ value: '', label: 'All actions' }, ...HISTORY_ACTIONS.map((action) => ({ value: action, label: action }))] as const;

/**
 * Who did what and when, newest first (docs/behaviour.md, section 2, Admin history). Entries are never removed, and
 * a new one waits until the user shows it.
 */
export function HistoryTable() {
  const list = useListState(getHistory.query);
  const { answer, stable } = useStablePage(list.values, useGetHistoryQuery(list.values, REFETCH_OPTIONS));
  const { data: authors } = useGetHistoryUsersQuery(undefined, REFETCH_OPTIONS);
  const people = authors?.users.map((name) => ({ value: name, label: name })) ?? [];

  return (
    <DataTable
      name="history"
      label="Activity history"
      heading="Activity History"
      nouns={['entry', 'entries']}
      columns={columns}
      list={list}
      answer={answer}
      stable={stable}
      empty="No activity found matching your search."
      search="Search history"
      filters={
        <>
          <FilterSelect name="action" label="Action" options={ACTIONS} />
          <FilterSelect name="user" label="Person" options={[{ value: '', label: 'Everybody' }, ...people]} />
        </>
      }
      tools={<ExportButton name="history" columns={csvColumns} call={getHistory} query={list.values} />}
    />
  );
}

/** A button that undoes an entry's change, or who has undone it. */
function UndoEntry({ entry: { id, action, details, undoable, undoneBy } }: { entry: HistoryEntry }) {
  const dispatch = useDispatch<ApiDispatch>();
  const [pending, setPending] = useState(false);
  if (undoneBy !== '') return <span className={styles.undone}>{`Undone by ${undoneBy}`}</span>;
  if (!undoable) return null;

  const undo = async () => {
    setPending(true);
    await dispatch(undoChange(id));
    setPending(false);
  };
  return <Button size="small" loading={pending} aria-label={`Undo ${action}: ${details}`} onClick={() => void undo()}>Undo</Button>;
}
