import type { Tables } from '../store';
import { now } from '../utils/clock';
import { pauseUntil, pausedUntil } from './databaseMarks';
import type { Change } from './historyLog';

/**
 * Pauses orders for now, or ends a pause. Call it inside a transaction.
 * @param until in ms since 1970; a time that is over ends a pause
 * @returns how it is undone, and the event; null if nothing is changed
 */
export async function setPause(db: Tables, until: number): Promise<Change | null> {
  const before = await pausedUntil(db);
  if (before === until || Math.max(before, until) <= now().getTime()) return null;
  await pauseUntil(db, until);
  return { inverse: { kind: 'pause-orders', from: until, to: before }, event: { type: 'settings-changed' } };
}
