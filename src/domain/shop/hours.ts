/** When the shop is open, by its weekly hours, its closed days and a pause. Pure; every time is an instant in ms since 1970. */
import { type ShopSettings, WEEKDAYS, type Weekday } from './settings';
import { addDays, instantOf, wallTimeAt } from './zonedTime';

/** The settings that say when the shop is open. Without hours it is always open. */
export type Hours = Pick<ShopSettings, 'timeZone' | 'hours' | 'closedDays'>;

/** A time in which the shop is open. */
export interface OpenSpan {
  readonly from: number;
  readonly to: number;
}

/** How far ahead the next opening is looked for, in days: closed days may follow one another. */
const AHEAD_DAYS = 366;
const DAY_MINUTES = 24 * 60;

/** The minutes since midnight of a time such as `11:30`. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The day of the week of a day such as `2026-03-29`. */
function weekdayOf(day: string): Weekday {
  // getUTCDay counts from Sunday.
  return WEEKDAYS[(new Date(day).getUTCDay() + 6) % 7] ?? 'Mon';
}

/** The spans that begin on a day. A closed day has none, but the night before it is as long as ever. */
function spansOf(day: string, { timeZone, hours, closedDays }: Hours): OpenSpan[] {
  if (closedDays.includes(day)) return [];
  const instant = (minutes: number) =>
    instantOf({ day: addDays(day, Math.floor(minutes / DAY_MINUTES)), minutes: minutes % DAY_MINUTES }, timeZone);
  const spans = hours.length > 0 ? hours.filter(({ days }) => days.includes(weekdayOf(day))) : [{ opens: '00:00', closes: '00:00' }];
  return spans.map(({ opens, closes }) => {
    const [from, to] = [minutesOf(opens), minutesOf(closes)];
    return { from: instant(from), to: instant(to > from ? to : to + DAY_MINUTES) };
  });
}

/** Whether the shop has hours or closed days at all; else it is always open. */
function hasHours({ hours, closedDays }: Hours): boolean {
  return hours.length > 0 || closedDays.length > 0;
}

/** The spans of a day and the next ones, in order. */
function spansFrom(day: string, days: number, hours: Hours): OpenSpan[] {
  return Array.from({ length: days + 1 }, (_, at) => spansOf(addDays(day, at), hours)).flat().sort((a, b) => a.from - b.from);
}

/** As `spansFrom`, those that overlap or follow one another as one. */
export function openSpans(day: string, days: number, hours: Hours): OpenSpan[] {
  const merged: OpenSpan[] = [];
  for (const span of spansFrom(day, days, hours)) {
    const last = merged.at(-1);
    if (last && span.from <= last.to) merged[merged.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    else merged.push(span);
  }
  return merged;
}

/**
 * The span in which the shop is open at an instant, or the next one; undefined if there is none within a year. A shop without hours is
 * always open.
 */
export function spanAt(at: number, hours: Hours): OpenSpan | undefined {
  if (!hasHours(hours)) return { from: -Infinity, to: Infinity };
  const { day } = wallTimeAt(at, hours.timeZone);
  // Most answers are within a week, and a year of spans takes some milliseconds.
  const within = (days: number) => openSpans(addDays(day, -1), days, hours).find(({ to }) => to > at);
  return within(8) ?? within(AHEAD_DAYS);
}

/** Until then a night belongs to the day before, in ms after midnight. */
const NIGHT_MS = 4 * 3_600_000;

/** The end of 'sold out until tomorrow': the first opening on a later day, and without one the next midnight. */
export function tomorrow(at: number, hours: Hours): number {
  const { timeZone } = hours;
  const dayOf = (instant: number) => wallTimeAt(instant, timeZone).day;
  const spans = spansFrom(addDays(dayOf(at), -1), AHEAD_DAYS, hours);
  // Hours that end in the night belong to the day before.
  const dayOfSpan = ({ from, to }: OpenSpan) => dayOf(Math.min(from, to - NIGHT_MS));
  const open = spans.find(({ from, to }) => from <= at && to > at);
  const today = open ? dayOfSpan(open) : dayOf(at - NIGHT_MS);
  const opening = spans.find((span) => span.from > at && dayOfSpan(span) > today);
  return opening?.from ?? instantOf({ day: addDays(dayOf(at), 1), minutes: 0 }, timeZone);
}
