import type { ShopEvent } from '../../src/domain/events/shopEvent';
import { REQUEST_ID } from '../../src/domain/http/headers';
import type { Tables } from '../store';
import type { RowOf } from '../rows/rowSchemas';
import { shopNumber } from './databaseMarks';

/** How many events the log keeps; who has missed more reads everything again. */
export const EVENTS_KEPT = 1000;
/** The longest id of a request that every page is sent: clients choose their own. */
const REQUEST_ID_MAX = 100;
/** The log is cut every so many events, so that most writes delete nothing. */
const CUT_EVERY = 100;

/**
 * Writes an event into the log. Call it inside the transaction of the change.
 * @param request the request that makes the change, unless its page has to read the event as well
 */
export async function recordEvent(db: Tables, event: ShopEvent, request?: Request) {
  const requestId = request?.headers.get(REQUEST_ID)?.slice(0, REQUEST_ID_MAX);
  const n = await db.events.add({ event: requestId === undefined ? event : { ...event, requestId } });
  if (n % CUT_EVERY === 0) await db.events.delete({ upTo: n - EVENTS_KEPT });
}

/**
 * Reads the log. Call it inside a transaction.
 * @param last the shop and the number of the last event that the client knows; null for none, which reads nothing
 * @returns the events, and `latest`, the number of the latest one of the log, or 0; `shop` identifies the shop: event numbers
 * of another one, before a reset, mean other events. `missed` is true if events that the client does not know are no longer
 * in the log.
 */
export async function eventsAfter(db: Tables, last: { readonly shop: number; readonly n: number } | null) {
  const shop = await shopNumber(db);
  const [first] = await db.events.find({ limit: 1 });
  const [newest] = await db.events.find({ order: 'desc', limit: 1 });
  const latest = newest?.n ?? 0;
  const missed = last !== null && (last.shop !== shop || last.n > latest || (first?.n ?? 0) > last.n + 1);
  const rows = last === null || missed ? [] : await db.events.find({ after: last.n });
  return { rows: rows as Required<RowOf<'events'>>[], latest, shop, missed };
}
