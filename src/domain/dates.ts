import dayjs from 'dayjs';

/** `Jun 10, 2023`, in the reader's time zone (specification, section 9: MMM dd, yyyy). */
export function formatDate(iso: string): string {
  return dayjs(iso).format('MMM DD, YYYY');
}

/** `02:30 PM`, in the reader's time zone (specification, section 9: hh:mm a). */
export function formatTime(iso: string): string {
  return dayjs(iso).format('hh:mm A');
}

/** `02:30:05 PM`, in the reader's time zone. */
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

/** The month that comes so many after a month such as `2023-06`; a negative number counts back. */
export function addMonths(month: string, count: number): string {
  return dayjs(`${month}-01`).add(count, 'month').format('YYYY-MM');
}

/** The instant at which a month such as `2023-06` begins in the reader's time zone. */
export function monthStart(month: string): string {
  return dayjs(`${month}-01`).toISOString();
}

/**
 * The instant of an ISO text, such as `2023-06-10T14:30:00.000Z`; null where it is none. Without a zone it is local time. A
 * date alone is midnight in UTC, as in ECMAScript; Day.js would read local midnight.
 */
export function readInstant(text: string): string | null {
  const instant = dayjs(new Date(text));
  return instant.isValid() ? instant.toISOString() : null;
}

/** `2023-06-10`, the reader's local day; for names of files. */
export function isoDay(date: Date): string {
  return dayjs(date).format('YYYY-MM-DD');
}

/** `2023-06-10T14:30`, the reader's local time as `<input type="datetime-local">` holds it. */
export function toLocalField(date: Date): string {
  return dayjs(date).format('YYYY-MM-DDTHH:mm');
}
