import { getHistory } from '../../domain/calls/backOfficeCalls';
import { HISTORY_ACTIONS, type HistoryEntry } from '../../domain/history';
import { DataTable } from '../../shared/back-office/DataTable';
import { ExportButton } from '../../shared/back-office/ExportButton';
import { FilterSelect } from '../../shared/back-office/FilterSelect';
import { UNWATCHED, pageFetcher } from '../../shared/back-office/pageFetcher';
import { useListState } from '../../shared/back-office/useListState';
import { type HistoryListQuery, useGetHistoryQuery, useLazyExportHistoryQuery } from './historyApi';
import { historyColumns, historyCsvColumns } from './historyColumns';

const ACTIONS = [{ value: '', label: 'All actions' }, ...HISTORY_ACTIONS.map((action) => ({ value: action, label: action }))] as const;

const keyOf = (entry: HistoryEntry) => entry.id;

/** Who did what and when, newest first (specification, section 2, admin history). */
export function HistoryTable() {
  const list = useListState(getHistory.query);
  const answer = useGetHistoryQuery(list.values, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  const { action, user } = list.values;

  return (
    <DataTable
      name="history"
      label="Activity history"
      columns={historyColumns}
      keyOf={keyOf}
      list={list}
      answer={answer}
      empty="No activity found matching your search."
      searchLabel="Search history"
      filters={
        <>
          <FilterSelect label="Action" value={action} options={ACTIONS} onChange={(chosen) => { list.set({ action: chosen }); }} />
          <FilterSelect label="Person" value={user} options={people(answer.data?.users ?? [], user)} onChange={(chosen) => { list.set({ user: chosen }); }} />
        </>
      }
      tools={<HistoryExport query={list.values} />}
    />
  );
}

/** Apart from the table, which need not render again with each page of an export. */
function HistoryExport({ query }: { query: HistoryListQuery }) {
  const [exportHistory] = useLazyExportHistoryQuery(UNWATCHED);
  return <ExportButton name="history" columns={historyCsvColumns} keyOf={keyOf} fetchPage={pageFetcher(exportHistory, query)} />;
}

/** Everybody in the history, and whom a shared address names even if nobody of that name is there. */
function people(users: readonly string[], chosen: string) {
  const names = chosen === '' || users.includes(chosen) ? users : [...users, chosen];
  return [{ value: '', label: 'Everybody' }, ...names.map((name) => ({ value: name, label: name }))];
}
