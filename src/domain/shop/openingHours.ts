import dayjs from 'dayjs';
import { isEqual } from '../isEqual';
import { type OpeningSpan, type ShopSettings, WEEKDAYS, type Weekday } from './settings';
import { addDays, wallTimeAt } from './zonedTime';

const NAMES: Readonly<Record<Weekday, string>> = { Mon: 'Monday', Tue: 'Tuesday', Wed: 'Wednesday', Thu: 'Thursday', Fri: 'Friday', Sat: 'Saturday', Sun: 'Sunday' };

/** `11:00 AM`, for a time such as `11:00`. */
const clockTime = (time: string) => dayjs(`2000-01-01T${time}`).format('hh:mm A');

/** The hours of a day, such as `11:00 AM - 02:00 PM`, in their order. */
function timesOf(day: Weekday, hours: readonly OpeningSpan[]): string[] {
  const spans = hours.filter(({ days }) => days.includes(day)).sort((a, b) => (a.opens < b.opens ? -1 : 1));
  return spans.length > 0 ? spans.map(({ opens, closes }) => `${clockTime(opens)} - ${clockTime(closes)}`) : ['Closed'];
}

/** The weekly hours for a list: days with the same hours that follow one another are one row, such as `Monday to Friday`. */
export function describeWeek(hours: readonly OpeningSpan[]): { days: string; times: string[] }[] {
  const rows: { first: Weekday; last: Weekday; times: string[] }[] = [];
  for (const day of WEEKDAYS) {
    const times = timesOf(day, hours);
    const before = rows.at(-1);
    if (before && isEqual(before.times, times)) before.last = day;
    else rows.push({ first: day, last: day, times });
  }
  return rows.map(({ first, last, times }) => ({ days: first === last ? NAMES[first] : `${NAMES[first]} to ${NAMES[last]}`, times }));
}

/** How far ahead closed days are told, in days. */
const TOLD_DAYS = 14;

/** `Closed on Dec 25, Dec 26`, for the closed days of the next two weeks; null if there are none. @param now the present instant in ms */
export function describeClosedDays({ closedDays, timeZone }: Pick<ShopSettings, 'closedDays' | 'timeZone'>, now: number): string | null {
  const today = wallTimeAt(now, timeZone).day;
  const coming = closedDays.filter((day) => day >= today && day <= addDays(today, TOLD_DAYS)).sort();
  return coming.length > 0 ? `Closed on ${coming.map((day) => dayjs(day).format('MMM D')).join(', ')}` : null;
}
