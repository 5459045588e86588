import type { HistoryAction, HistoryEntry } from '../../src/domain/history';
import { isUploaded } from '../../src/domain/safeUrl';
import { wordsOf } from '../../src/domain/search';
import { now } from '../clock';
import { newId } from '../qa/seed';
import { countEntries } from './counters';
import type { ShopDatabase } from './database';
import { type Entry, reindex, valueEntry, wordsEntry } from './searchIndex';

/**
 * A change of a thousand orders names each under what changed. These words are recorded whole, without the beginnings that
 * a search for 1 to 3 letters needs: they would be three times as many records.
 */
function entriesOf(n: number, { action, details, user, changes }: HistoryEntry): Entry[] {
  const { section, terms } = wordsEntry('history', n, [action, details, user]);
  const named = changes.flatMap(({ field }) => wordsOf(field));
  return [{ section, n, terms: new Set([...terms, ...named]) }, ...valuesOf(n, { action, user })];
}

/** What the history can be filtered by. */
export function valuesOf(n: number, { action, user }: Pick<HistoryEntry, 'action' | 'user'>): Entry[] {
  return [valueEntry('history.action', n, action), valueEntry('history.user', n, user)];
}

/** What a transaction needs besides its own stores to write into the history. */
export function logStores({ history, postings, counters }: ShopDatabase) {
  return [history, postings, counters] as const;
}

/** Keeps entries that are made already. Call it inside a transaction. */
export async function addEntries(db: ShopDatabase, entries: readonly HistoryEntry[]) {
  const keys = await db.history.bulkAdd(entries, { allKeys: true });
  await reindex(db, { add: entries.flatMap((entry, at) => entriesOf(keys[at] ?? 0, entry)) });
  await countEntries(db, entries);
}

/** What somebody did, before it is dated. */
interface Deed {
  action: HistoryAction;
  details: string;
  user: string;
  changes?: HistoryEntry['changes'];
}

function dated(id: string, deed: Deed): HistoryEntry {
  return { id, timestamp: now().toISOString(), changes: [], ...deed };
}

/** Writes who has just done what. Call it inside the transaction of the change itself. */
export async function logHistory(db: ShopDatabase, deed: Deed) {
  await addEntries(db, [dated(await newId(db.history), deed)]);
}

/** The same for what is done in several steps: the entry of the first step goes on to tell of the latest. */
export async function logAgain(db: ShopDatabase, id: string, deed: Deed) {
  const before = await db.history.get({ id });
  if (before) {
    const n = before.n ?? 0;
    await db.history.delete(n);
    await reindex(db, { remove: entriesOf(n, before) });
    await countEntries(db, [before], -1);
  }
  await addEntries(db, [dated(id, deed)]);
}

/** Nobody reads a picture's letters in a history. */
function told(value: unknown): string {
  const text = String(value);
  return isUploaded(text) ? 'uploaded picture' : text;
}

/** What changed, field by field, for the history; equal fields are left out. */
export function fieldChanges<Fields extends object>(before: Fields, after: Fields): HistoryEntry['changes'] {
  return (Object.keys(after) as (keyof Fields & string)[])
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, from: told(before[field]), to: told(after[field]) }));
}
