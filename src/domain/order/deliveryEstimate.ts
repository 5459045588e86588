import dayjs from 'dayjs';
import { formatTime } from '../date/dates';

/** The estimated delivery time (docs/behaviour.md, section 9). */
export const DELIVERY_ESTIMATE = '30-45 min';
/** The longer wording of the order confirmation (docs/behaviour.md, section 2, /user/thank-you). */
export const DELIVERY_ESTIMATE_IN_FULL = '30-45 minutes';

/** The bounds of the estimate after an order is placed, in minutes. */
export const EARLIEST_MINUTES = 30;
export const LATEST_MINUTES = 45;

/** How long after it was due an order is still expected; later its status was only never changed. In minutes. */
const GIVEN_UP_MINUTES = 24 * 60;

/**
 * When an order that was placed at `date` (ISO 8601) is expected, such as `Expected 03:00 PM - 03:15 PM`; null a day after it was
 * due.
 * @param now the present instant in ms
 */
export function expectedDelivery(date: string, now: number): string | null {
  const minutes = dayjs(now).diff(date, 'minute', true);
  if (minutes >= LATEST_MINUTES + GIVEN_UP_MINUTES) return null;
  if (minutes >= LATEST_MINUTES) return 'Any minute now';
  const at = (after: number) => formatTime(dayjs(date).add(after, 'minute').toISOString());
  return `Expected ${at(EARLIEST_MINUTES)} - ${at(LATEST_MINUTES)}`;
}
