/** Undoing changes from the history: the texts of its entries and of its refusals (docs/undo.md). */
import type { HistoryEntry } from './history';

/** The message for a change that has no way back: an order that was placed, demo data, and what was changed before changes could be undone. */
export const NOT_UNDOABLE = 'This change cannot be undone';

/** The message for a change that has been undone. @param by who undid it */
export function alreadyUndone(by: string): string {
  return `Already undone by ${by}`;
}

/** The message for a change that something has followed. @param reason what is no longer as the change left it */
export function changedSince(reason: string): string {
  return `${NOT_UNDOABLE}: ${reason}`;
}

const UNDONE = 'Undone: ';
const REDONE = 'Redone: ';

/** The details of the entry that an undo writes. Undoing an undo makes the change again. */
export function undoDetails({ action, details }: Pick<HistoryEntry, 'action' | 'details'>): string {
  if (action !== 'Change Undone') return UNDONE + details;
  return details.startsWith(UNDONE) ? REDONE + details.slice(UNDONE.length) : UNDONE + details.slice(REDONE.length);
}
