import { type ReactNode, useMemo } from 'react';
import { getHistory } from '../../domain/calls/backOfficeCalls';
import { HISTORY_ACTIONS, type HistoryEntry } from '../../domain/history/history';
import { DataTable } from '../../shared/back-office/data-table/DataTable';
import { FilterSelect } from '../../shared/back-office/data-table/FilterSelect';
import { ExportButton } from '../../shared/back-office/export/ExportButton';
import { HeadingRow } from '../../shared/back-office/HeadingRow';
import { NewRowsButton } from '../../shared/back-office/live-rows/NewRowsButton';
import { useRowInteractionLock } from '../../shared/back-office/live-rows/useRowInteractionLock';
import { useListState } from '../../shared/back-office/data-table/useListState';
import { moreChanges } from './Changes';
import { historyColumns, historyCsvColumns } from './historyColumns';
import { useFrozenHistory } from './useFrozenHistory';

const ACTIONS = [{ value: '', label: 'All actions' }, ...HISTORY_ACTIONS.map((action) => ({ value: action, label: action }))] as const;

const keyOf = (entry: HistoryEntry) => entry.id;

/**
 * Who did what and when, newest first (docs/behaviour.md, section 2, Admin history).
 * @param heading the page's heading; the button for held back entries is beside it
 */
export function HistoryTable({ heading }: { heading: ReactNode }) {
  const list = useListState(getHistory.query);
  const { interacting, parts: hand } = useRowInteractionLock();
  const { answer, held, showHeld } = useFrozenHistory(list.values, interacting);
  const showExpandColumn = answer.data?.items.some(moreChanges.rowExpandable) ?? false;
  const expandable = useMemo(() => ({ ...moreChanges, showExpandColumn }), [showExpandColumn]);

  return (
    <>
      <HeadingRow>
        {heading}
        <NewRowsButton list="history" nouns={['entry', 'entries']} count={held} size={list.values.size} hand={hand} onShow={showHeld} />
      </HeadingRow>
      <DataTable
        name="history"
        label="Activity history"
        columns={historyColumns}
        expandable={expandable}
        keyOf={keyOf}
        list={list}
        answer={answer}
        hand={hand}
        empty="No activity found matching your search."
        search="Search history"
        filters={
          <>
            <FilterSelect name="action" label="Action" options={ACTIONS} />
            <FilterSelect name="user" label="Person" options={people(answer.data?.users ?? [], list.values.user)} />
          </>
        }
        tools={<ExportButton name="history" columns={historyCsvColumns} keyOf={keyOf} call={getHistory} query={list.values} />}
      />
    </>
  );
}

/** The options of the filter by person: everyone in the history, and the name in the address even if it is not among them. */
function people(users: readonly string[], chosen: string) {
  const names = chosen === '' || users.includes(chosen) ? users : [...users, chosen];
  return [{ value: '', label: 'Everybody' }, ...names.map((name) => ({ value: name, label: name }))];
}
