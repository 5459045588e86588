import dayjs from 'dayjs';
import * as v from 'valibot';

/**
 * A moment in ISO 8601 with its time zone. The shop stores and sends UTC, such as `2023-06-10T14:30:00.000Z`; the
 * functions below convert it to the viewer's time zone. Screens would show any other text as `Invalid Date`.
 */
export const InstantSchema = v.pipe(v.string(), v.isoTimestamp());

/** `Jun 10, 2023`, in the viewer's time zone (docs/behaviour.md, section 9: MMM dd, yyyy). */
export function formatDate(iso: string): string {
  return dayjs(iso).format('MMM DD, YYYY');
}

/** `02:30 PM`, in the viewer's time zone (docs/behaviour.md, section 9: hh:mm a). */
export function formatTime(iso: string): string {
  return dayjs(iso).format('hh:mm A');
}

/** `02:30:05 PM`, in the viewer's time zone. */
export function formatSeconds(iso: string): string {
  return dayjs(iso).format('hh:mm:ss A');
}

/** `Jun 10, 2023, 02:30 PM` */
export function formatMoment(iso: string): string {
  return `${formatDate(iso)}, ${formatTime(iso)}`;
}

/** `Jun 2023`, for a month such as `2023-06`. */
export function formatMonth(month: string): string {
  return dayjs(`${month}-01`).format('MMM YYYY');
}

/**
 * The instant of an ISO text, such as `2023-06-10T14:30:00.000Z`; null if the text is not a date. A text without a zone
 * is local time. A date alone is midnight in UTC, as in ECMAScript; Day.js would take local midnight.
 */
export function readInstant(text: string): string | null {
  const instant = dayjs(new Date(text));
  return instant.isValid() ? instant.toISOString() : null;
}

/** `2023-06-10`, the local day, for file names. */
export function isoDay(date: Date): string {
  return dayjs(date).format('YYYY-MM-DD');
}

/** `2023-06-10T14:30`, the local time as `<input type="datetime-local">` holds it. */
export function toLocalField(date: Date): string {
  return dayjs(date).format('YYYY-MM-DDTHH:mm');
}
