/** Times of the shop as texts, in its time zone. */
import dayjs from 'dayjs';
import { formatDate } from '../date/dates';
import type { Closed } from './settings';
import { addDays, wallTimeAt } from './zonedTime';

/** `06:30 PM`, for minutes since midnight. */
const clockTime = (minutes: number) => dayjs('2000-01-01').add(minutes, 'minute').format('hh:mm A');

/**
 * `Today, 06:30 PM`, `Tomorrow, 12:00 PM`, or `Wed, Dec 2, 12:00 PM`; dated `Tomorrow, Dec 1, 12:00 PM`.
 * @param at the instant, in ISO 8601
 * @param zone the time zone of the shop; empty for that of the device
 * @param now the present instant in ms
 * @param dated for paper, which is read on another day too
 */
export function shopTime(at: string, zone: string, now: number, dated = false): string {
  const today = wallTimeAt(now, zone).day;
  const { day, minutes } = wallTimeAt(Date.parse(at), zone);
  const tomorrow = dated ? `Tomorrow, ${dayjs(day).format('MMM D')}` : 'Tomorrow';
  const names: Readonly<Record<string, string>> = { [today]: 'Today', [addDays(today, 1)]: tomorrow };
  return `${names[day] ?? dayjs(day).format('ddd, MMM D')}, ${clockTime(minutes)}`;
}

/** `Jun 02, 2026, 11:30 PM`, in the time zone of the shop; empty for that of the device. */
export function shopMoment(at: string, zone: string): string {
  const { day, minutes } = wallTimeAt(Date.parse(at), zone);
  return `${formatDate(day)}, ${clockTime(minutes)}`;
}

/** Says why no order for now is taken: `Closed. Opens tomorrow, 11:00 AM` */
export function closedText({ reason, until }: Closed, zone: string, now: number): string {
  const time = until === null ? null : shopTime(until, zone, now).replace(/^To/, 'to');
  if (reason === 'paused') return time === null ? 'Orders are paused' : `Very busy: orders are paused until ${time}`;
  return time === null ? 'Closed' : `Closed. Opens ${time}`;
}
