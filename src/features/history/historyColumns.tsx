import { formatDate, formatTime } from '../../domain/dates';
import type { HistoryEntry } from '../../domain/history';
import type { Column } from '../../shared/back-office/columns';
import { CELL_MAX, type CsvColumn } from '../../shared/back-office/csv';
import { Changes, changesText } from './Changes';
import type { HistoryListQuery } from './historyApi';
import styles from './HistoryTable.module.css';

/**
 * The columns of the history (specification, section 2, admin history). All of them stand side by side in a window of
 * 1280 pixels, beside the open menu.
 */
export const historyColumns: readonly Column<HistoryEntry, HistoryListQuery['sort']>[] = [
  { key: 'action', title: 'Action', width: 180, shown: 'always', render: (entry) => <span className={styles.action}>{entry.action}</span> },
  {
    key: 'details',
    title: 'Details',
    width: 368,
    render: (entry) => (
      <>
        <span>{entry.details}</span>
        <Changes changes={entry.changes} />
      </>
    ),
  },
  { key: 'date', title: 'Date', width: 130, sort: 'timestamp', render: (entry) => <span data-figures>{formatDate(entry.timestamp)}</span> },
  { key: 'time', title: 'Time', width: 110, render: (entry) => <span data-figures>{formatTime(entry.timestamp)}</span> },
  { key: 'user', title: 'User', width: 170, render: (entry) => entry.user },
];

/** What the export of the history writes. */
export const historyCsvColumns: readonly CsvColumn<HistoryEntry>[] = [
  { title: 'Action', cell: (entry) => entry.action },
  { title: 'Details', cell: (entry) => entry.details },
  { title: 'Changes', cell: (entry) => changesText(entry.changes, CELL_MAX) },
  { title: 'Date', cell: (entry) => formatDate(entry.timestamp) },
  { title: 'Time', cell: (entry) => formatTime(entry.timestamp) },
  { title: 'User', cell: (entry) => entry.user },
];
