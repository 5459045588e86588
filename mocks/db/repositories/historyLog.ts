import type { ShopEvent } from '../../../src/domain/events/shopEvent';
import type { HistoryEntry } from '../../../src/domain/history/history';
import { HISTORY_ENTRY } from '../../../src/domain/http/headers';
import { isEqual } from '../../../src/domain/isEqual';
import { isUploaded } from '../../../src/domain/text/safeUrl';
import { wordsOf } from '../../../src/domain/search/search';
import { now } from '../../utils/clock';
import { newId } from '../../utils/random';
import { countEntries } from './counters';
import { recordEvent } from './eventLog';
import type { ShopDatabase } from '../schema/database';
import type { Inverse } from '../schema/rowSchemas';
import type { HistoryRow, UserRow } from '../schema/rows';
import { type Entry, reindex, valueEntry, wordsEntry } from '../search/searchIndex';

/**
 * The search entries of a history entry. The fields of its changes are indexed as whole words only: a bulk change of a
 * thousand orders names each order there, and prefixes of 1 to 3 letters would triple the records.
 */
function entriesOf(n: number, { action, details, user, changes }: HistoryRow): Entry[] {
  const { section, terms } = wordsEntry('history', n, [action, details, user]);
  const named = changes.flatMap(({ field }) => wordsOf(field));
  return [{ section, n, terms: new Set([...terms, ...named]) }, ...valuesOf(n, { action, user })];
}

/** The search entries of the history's filters. */
export function valuesOf(n: number, { action, user }: Pick<HistoryEntry, 'action' | 'user'>): Entry[] {
  return [valueEntry('history.action', n, action), valueEntry('history.user', n, user)];
}

/** What the history and the event log say of a change: how it is undone, and what other pages read again. */
export interface Change {
  readonly inverse: Inverse;
  readonly event: ShopEvent;
}

/** The stores that a transaction must include besides its own to write the history and the event log. */
export const LOG_STORES = ['history', 'events', 'postings', 'counters'] as const;

/** Stores existing history entries. Call it inside a transaction. */
export async function addEntries(db: ShopDatabase, entries: readonly HistoryRow[]) {
  const keys = await db.history.bulkAdd(entries, { allKeys: true });
  await reindex(db, { add: entries.flatMap((entry, at) => entriesOf(keys[at] ?? 0, entry)) });
  await countEntries(db, entries);
}

/** An audit event without id and time. `inverse` is how it is undone, if it can be. */
type AuditEvent = Pick<HistoryRow, 'action' | 'details' | 'user'> & Partial<Pick<HistoryRow, 'changes' | 'inverse'>>;

function dated(id: string, event: AuditEvent): HistoryRow {
  return { id, timestamp: now().toISOString(), changes: [], ...event };
}

/** The parts of a call's context that the history, the event log and idempotency keys need. */
export interface LogContext {
  readonly db: ShopDatabase;
  readonly request: Request;
  readonly caller: UserRow;
  readonly responseHeaders: Headers;
}

/**
 * Logs an audit event of the caller now, with the event that tells other pages of it, and names its entry in the response
 * if it can be undone; of several entries, the last one. Call it inside the transaction of the change.
 */
export async function logHistory(
  { db, caller, request, responseHeaders }: LogContext,
  { event, ...change }: Omit<AuditEvent, 'user'> & { readonly event: ShopEvent },
): Promise<HistoryRow> {
  const entry = dated(await newId(db.history), { ...change, user: caller.name });
  await addEntries(db, [entry]);
  await recordEvent(db, event, request);
  if (entry.inverse) responseHeaders.set(HISTORY_ENTRY, entry.id);
  return entry;
}

/** Logs an event that happens in several steps: each step replaces the entry of the step before. @param id the entry's id */
export async function replaceHistoryEntry(db: ShopDatabase, id: string, event: AuditEvent) {
  const before = await db.history.get({ id });
  if (before) {
    const n = before.n ?? 0;
    await db.history.delete(n);
    await reindex(db, { remove: entriesOf(n, before) });
    await countEntries(db, [before], -1);
  }
  await addEntries(db, [dated(id, event)]);
}

/** A value as a readable text: the entries of a list side by side, and an uploaded picture without its data URL. */
function told(value: unknown): string {
  if (Array.isArray(value)) return value.map(told).join(', ');
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return isUploaded(text) ? 'uploaded picture' : text;
}

/** The changed fields with their old and new values, for the history. */
export function fieldChanges<Fields extends object>(before: Fields, after: Fields): HistoryEntry['changes'] {
  return (Object.keys(after) as (keyof Fields & string)[])
    .filter((field) => !isEqual(before[field], after[field]))
    .map((field) => ({ field, from: told(before[field] ?? ''), to: told(after[field] ?? '') }));
}
