import { Dexie } from 'dexie';
import type { ShopEvent } from '../../src/domain/events/shopEvent';
import { REQUEST_ID } from '../../src/domain/http/headers';
import { DATABASE_NAME, type ShopDatabase } from '../../mocks/indexeddb/database';
import type { RowOf } from '../rows/rowSchemas';
import { shopNumber } from './databaseMarks';

/** How many events the log keeps; who has missed more reads everything again. */
export const EVENTS_KEPT = 1000;
/** The log is cut every so many events, so that most writes delete nothing. */
const CUT_EVERY = 100;

/**
 * Writes an event into the log. Call it inside the transaction of the change.
 * @param request the request that makes the change, unless its page has to read the event as well
 */
export async function recordEvent(db: ShopDatabase, event: ShopEvent, request?: Request) {
  const requestId = request?.headers.get(REQUEST_ID) ?? null;
  const n = await db.events.add({ event: requestId === null ? event : { ...event, requestId } });
  if (n % CUT_EVERY === 0) await db.events.where('n').belowOrEqual(n - EVENTS_KEPT).delete();
}

/** The number of the latest event; 0 without any. It changes with every change of the shop. */
async function latestEvent(db: ShopDatabase): Promise<number> {
  return Number((await db.events.toCollection().lastKey()) ?? 0);
}

/**
 * Reads the log.
 * @param last the shop and the number of the last event that the client knows; null for none, which reads nothing
 * @returns the events, and `latest`, the number of the latest one of the log, or 0; `shop` identifies the shop: event numbers
 * of another one, before a reset, mean other events. `missed` is true if events that the client does not know are no longer
 * in the log.
 */
export function eventsAfter(db: ShopDatabase, last: { readonly shop: number; readonly n: number } | null) {
  return db.transaction('r', [db.events, db.counters], async () => {
    const shop = await shopNumber(db);
    const first = Number((await db.events.toCollection().firstKey()) ?? 0);
    const latest = await latestEvent(db);
    const missed = last !== null && (last.shop !== shop || last.n > latest || first > last.n + 1);
    const rows = last === null || missed ? [] : await db.events.where('n').above(last.n).toArray();
    return { rows: rows as Required<RowOf<'events'>>[], latest, shop, missed };
  });
}

/** The start of the keys under which Dexie reports changes of the event log. */
const EVENT_LOG = `idb://${DATABASE_NAME}/events/`;

/**
 * Calls `onChange` after each transaction, in this tab or another one, that has written an event, and whenever the page may
 * have missed such a signal: when it is shown again, restored from the back/forward cache, or online again.
 * @returns a function that removes the listeners
 */
export function onEventLogged(onChange: () => void): () => void {
  const onMutated = (parts: object) => {
    if (Object.keys(parts).some((part) => part.startsWith(EVENT_LOG))) onChange();
  };
  Dexie.on('storagemutated', onMutated);
  document.addEventListener('visibilitychange', onChange);
  for (const type of ['pageshow', 'online']) window.addEventListener(type, onChange);
  return () => {
    Dexie.on.storagemutated.unsubscribe(onMutated);
    document.removeEventListener('visibilitychange', onChange);
    for (const type of ['pageshow', 'online']) window.removeEventListener(type, onChange);
  };
}
