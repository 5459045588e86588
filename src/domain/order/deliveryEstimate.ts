import dayjs from 'dayjs';
import { formatTime } from '../date/dates';

/** The estimated delivery time (docs/behaviour.md, section 9). */
export const DELIVERY_ESTIMATE = '30-45 min';
/** The longer wording of the order confirmation (docs/behaviour.md, section 2, /user/thank-you). */
export const DELIVERY_ESTIMATE_IN_FULL = '30-45 minutes';

/** The bounds of the estimate after an order is placed, in minutes. */
export const EARLIEST_MINUTES = 30;
export const LATEST_MINUTES = 45;

/** The instant, in ms, at which the delivery of an order that was placed at `date` (ISO 8601) is overdue. */
export function overdueAt(date: string): number {
  return dayjs(date).add(LATEST_MINUTES, 'minute').valueOf();
}

/** When an order that was placed at `date` (ISO 8601) is expected, such as `Expected 03:00 PM - 03:15 PM`. */
export function expectedDelivery(date: string, overdue: boolean): string {
  if (overdue) return 'Any minute now';
  const at = (minutes: number) => formatTime(dayjs(date).add(minutes, 'minute').toISOString());
  return `Expected ${at(EARLIEST_MINUTES)} - ${at(LATEST_MINUTES)}`;
}
