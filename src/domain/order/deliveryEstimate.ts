import dayjs from 'dayjs';
import { formatTime } from '../date/dates';
import type { ShopSettings } from '../shop/settings';

/** The bounds of the estimate after an order is placed, in minutes. */
export type Estimate = Pick<ShopSettings, 'estimateFrom' | 'estimateTo'>;

/** The estimated minutes: `30-45`, or one number where both bounds are the same. */
function minutesText({ estimateFrom, estimateTo }: Estimate): string {
  return estimateFrom === estimateTo ? String(estimateTo) : `${String(estimateFrom)}-${String(estimateTo)}`;
}

/** The estimated delivery time, such as `30-45 min` (docs/behaviour.md, section 9). */
export function deliveryEstimate(estimate: Estimate): string {
  return `${minutesText(estimate)} min`;
}

/** The longer wording, such as `30-45 minutes` (docs/behaviour.md, section 2, /user/thank-you). */
export function deliveryEstimateInFull(estimate: Estimate): string {
  return `${minutesText(estimate)} minutes`;
}

/** How long after it was due an order is still expected; later its status was only never changed. In minutes. */
const GIVEN_UP_MINUTES = 24 * 60;

/**
 * When an order that was placed at `date` (ISO 8601) is expected, such as `Expected 03:00 PM - 03:15 PM`; null a day after it was
 * due.
 * @param now the present instant in ms
 */
export function expectedDelivery(date: string, now: number, { estimateFrom, estimateTo }: Estimate): string | null {
  const minutes = dayjs(now).diff(date, 'minute', true);
  if (minutes >= estimateTo + GIVEN_UP_MINUTES) return null;
  if (minutes >= estimateTo) return 'Any minute now';
  const at = (after: number) => formatTime(dayjs(date).add(after, 'minute').toISOString());
  return estimateFrom === estimateTo ? `Expected ${at(estimateTo)}` : `Expected ${at(estimateFrom)} - ${at(estimateTo)}`;
}
