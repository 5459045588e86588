import type { ShopEvent } from '../../src/domain/events/shopEvent';
import type { HistoryEntry } from '../../src/domain/history/history';
import { HISTORY_ENTRY } from '../../src/domain/http/headers';
import { isEqual } from '../../src/domain/isEqual';
import { isUploaded } from '../../src/domain/text/safeUrl';
import { now } from '../utils/clock';
import { newId } from '../utils/random';
import { recordEvent } from './eventLog';
import type { Tables } from '../store';
import type { Inverse } from '../rows/rowSchemas';
import { type HistoryRow, type UserRow, historyRow } from '../rows/rows';

/** What the history and the event log say of a change: how it is undone, and what other pages read again. */
export interface Change {
  readonly inverse: Inverse;
  readonly event: ShopEvent;
}

/** An audit event without id and time. `inverse` is how it is undone, if it can be. */
type AuditEvent = Pick<HistoryRow, 'action' | 'details' | 'user'> & Partial<Pick<HistoryRow, 'changes' | 'inverse'>>;

function dated(id: string, event: AuditEvent): HistoryRow {
  return historyRow({ id, timestamp: now().toISOString(), changes: [], ...event });
}

/** The parts of a call's context that the history, the event log and idempotency keys need. */
export interface LogContext {
  readonly db: Tables;
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
  await db.history.add(entry);
  await recordEvent(db, event, request);
  if (entry.inverse) responseHeaders.set(HISTORY_ENTRY, entry.id);
  return entry;
}

/** Tells other pages of dishes that have changed with another one. Call it inside the transaction of the change. */
export async function recordFoodChanges({ db, request }: LogContext, foodIds: readonly string[]) {
  for (const foodId of foodIds) await recordEvent(db, { type: 'dish-changed', foodId }, request);
}

/** Logs an event that happens in several steps: each step replaces the entry of the step before. @param id the entry's id */
export async function replaceHistoryEntry(db: Tables, id: string, event: AuditEvent) {
  await db.history.delete({ where: { id } });
  await db.history.add(dated(id, event));
}

/** A value as a readable text: the entries of a list side by side, and an uploaded picture without its data URL. */
function asText(value: unknown): string {
  if (Array.isArray(value)) return value.map(asText).join(', ');
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return isUploaded(text) ? 'uploaded picture' : text;
}

/** The changed fields with their old and new values, for the history. */
export function fieldChanges<Fields extends object>(before: Fields, after: Fields): HistoryEntry['changes'] {
  return (Object.keys(after) as (keyof Fields & string)[])
    .filter((field) => !isEqual(before[field], after[field]))
    .map((field) => ({ field, from: asText(before[field] ?? ''), to: asText(after[field] ?? '') }));
}
