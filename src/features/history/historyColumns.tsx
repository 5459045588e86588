import { formatDate, formatTime } from '../../domain/date/dates';
import type { HistoryEntry } from '../../domain/history/history';
import { CELL_MAX, type CsvColumn } from '../../shared/back-office/export/csv';
import type { DataColumn } from '../../shared/back-office/data-table/columns';
import { Changes, changesText } from './Changes';
import styles from './HistoryTable.module.css';
import { UndoEntry } from './UndoEntry';

/**
 * The columns of the history (docs/behaviour.md, section 2, Admin history). All fit beside the open side menu in a window of
 * 1280 pixels.
 */
export const historyColumns: readonly DataColumn<HistoryEntry>[] = [
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

/** The columns of the export. */
export const historyCsvColumns: readonly CsvColumn<HistoryEntry>[] = [
  { title: 'Action', cell: (entry) => entry.action },
  { title: 'Details', cell: (entry) => entry.details },
  { title: 'Changes', cell: (entry) => changesText(entry.changes, CELL_MAX) },
  { title: 'Date', cell: (entry) => formatDate(entry.timestamp) },
  { title: 'Time', cell: (entry) => formatTime(entry.timestamp) },
  { title: 'User', cell: (entry) => entry.user },
];
