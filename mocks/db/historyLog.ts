import type { HistoryAction, HistoryEntry } from '../../src/domain/history';
import { toLocalTimestamp } from '../../src/domain/dates';
import { now } from '../clock';
import type { ShopDatabase } from './database';
import { reindex, wordsEntry } from './searchIndex';

/** Keeps entries that are made already. Call it inside a transaction. */
export async function addEntries(db: ShopDatabase, entries: readonly HistoryEntry[]) {
  const keys = await db.history.bulkAdd(entries, { allKeys: true });
  await reindex(db, {
    add: entries.map(({ action, details, user }, at) => wordsEntry('history', keys[at] ?? 0, [action, details, user])),
  });
}

/** Writes who has just done what. Call it inside the transaction of the change itself. */
export async function logHistory(
  db: ShopDatabase,
  entry: { action: HistoryAction; details: string; user: string; changes?: HistoryEntry['changes'] },
) {
  await addEntries(db, [{ id: crypto.randomUUID(), timestamp: toLocalTimestamp(now()), changes: [], ...entry }]);
}

/** What changed, field by field, for the history; equal fields are left out. */
export function fieldChanges<Fields extends object>(before: Fields, after: Fields): HistoryEntry['changes'] {
  return (Object.keys(after) as (keyof Fields & string)[])
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, from: String(before[field]), to: String(after[field]) }));
}
