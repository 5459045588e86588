import dayjs from 'dayjs';

/** `Jun 10, 2023`, in the reader's time zone (specification, section 9: MMM dd, yyyy). */
export function formatDate(iso: string): string {
  return dayjs(iso).format('MMM DD, YYYY');
}

/** `02:30 PM`, in the reader's time zone (specification, section 9: hh:mm a). */
export function formatTime(iso: string): string {
  return dayjs(iso).format('hh:mm A');
}

/** `Jun 10, 2023, 02:30 PM` */
export function formatMoment(iso: string): string {
  return `${formatDate(iso)}, ${formatTime(iso)}`;
}

/** `2023-06`: the month of the date that `formatDate` gives. */
export function monthOf(iso: string): string {
  return dayjs(iso).format('YYYY-MM');
}

/** The local time without a zone, as history entries carry it (specification, section 3): `2023-06-10T14:30:00.000`. */
export function toLocalTimestamp(date: Date): string {
  return dayjs(date).format('YYYY-MM-DDTHH:mm:ss.SSS');
}

/** `2023-06-10`, the reader's local day; for names of files. */
export function isoDay(date: Date): string {
  return dayjs(date).format('YYYY-MM-DD');
}
