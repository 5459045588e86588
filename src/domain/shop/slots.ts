/** The times for which orders for later can be placed, and whether orders are taken now. Pure; times are instants in ms since 1970. */
import type { ShopSettings } from './settings';
import { type Hours, openSpans, spanAt } from './hours';
import { addDays, instantOf, wallTimeAt } from './zonedTime';

const MINUTE_MS = 60_000;

/** The settings of orders for later. */
export type LaterTerms = Hours & Pick<ShopSettings, 'laterDays' | 'slotMinutes' | 'leadMinutes'>;

/**
 * The slots on offer, whether they are full or not: from the beginning of the hours on, each as long as the settings say, and over
 * before the shop closes.
 * @param earliest no slot begins before this instant: the present, or the end of a pause
 * @param now days are counted from this instant
 */
export function slotsOnOffer(now: number, earliest: number, { laterDays, slotMinutes, leadMinutes, ...hours }: LaterTerms): number[] {
  if (laterDays === 0) return [];
  const { timeZone } = hours;
  const today = wallTimeAt(now, timeZone).day;
  const lastDay = addDays(today, laterDays);
  const step = slotMinutes * MINUTE_MS;
  const isOnOffer = (at: number) => {
    const wall = wallTimeAt(at, timeZone);
    // Of the hour that the clocks show twice the customer sees each time once.
    return at >= earliest + leadMinutes * MINUTE_MS && wall.day <= lastDay && instantOf(wall, timeZone) === at;
  };
  return openSpans(addDays(today, -1), laterDays + 1, hours).flatMap(({ from, to }) =>
    Array.from({ length: Math.floor((to - from) / step) }, (_, at) => from + at * step).filter(isOnOffer),
  );
}

/**
 * Why no order for now is taken, until when, and when that changes by itself.
 * @param pausedUntil the end of a pause; 0 for none
 */
export function orderingAt(now: number, pausedUntil: number, hours: Hours) {
  const span = spanAt(now, hours);
  const isClosed = span === undefined || span.from > now;
  const isPaused = pausedUntil > now;
  const pause = isPaused ? 'paused' as const : null;
  // A pause that ends after closing ends at the next opening.
  const next = spanAt(Math.max(now, pausedUntil), hours);
  const opens = next && Math.max(next.from, pausedUntil, now);
  const changes = isClosed ? (span?.from ?? Infinity) : Math.min(span.to, isPaused ? pausedUntil : Infinity);
  return {
    reason: isClosed ? 'closed' as const : pause,
    /** The end of that; null if there is none within a year, or orders are taken. */
    until: (isClosed || isPaused) && opens !== undefined ? opens : null,
    /** When the reason is another one; null if never, or not within a year. */
    changes: Number.isFinite(changes) ? changes : null,
  };
}
