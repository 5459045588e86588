/** Wall times of a time zone, by Intl alone. */

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** What a clock on the wall shows: the day, such as `2026-03-29`, and the minutes since its midnight. */
export interface WallTime {
  readonly day: string;
  readonly minutes: number;
}

const WALL = { hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;

/** Whether this device knows a time zone of that IANA name, or the name is empty, which is the time zone of the device. */
export function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', zone === '' ? {} : { timeZone: zone }) instanceof Intl.DateTimeFormat;
  } catch {
    return false;
  }
}

// Making one takes longer than using it.
const formats = new Map<string, Intl.DateTimeFormat>();

/** A name that this device does not know, such as a new one, gives the time zone of the device. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('en-US', { ...WALL, ...(zone !== '' && isTimeZone(zone) && { timeZone: zone }) });
  formats.set(zone, format);
  return format;
}

/** The wall time at an instant in ms since 1970. */
export function wallTimeAt(at: number, zone: string): WallTime {
  const parts = Object.fromEntries(formatOf(zone).formatToParts(at).map(({ type, value }) => [type, value]));
  return { day: `${parts.year}-${parts.month}-${parts.day}`, minutes: Number(parts.hour) * 60 + Number(parts.minute) };
}

const asUtc = ({ day, minutes }: WallTime) => Date.parse(day) + minutes * MINUTE_MS;

/** How far the clocks of a zone are ahead of UTC at an instant, in ms. */
const offsetAt = (at: number, zone: string) => asUtc(wallTimeAt(at, zone)) - Math.floor(at / MINUTE_MS) * MINUTE_MS;

/**
 * The instant of a wall time, in ms since 1970. Of a time that the clocks show twice it is the first; a time that they skip is as
 * long after midnight as if they did not.
 */
export function instantOf(wall: WallTime, zone: string): number {
  const utc = asUtc(wall);
  const [before, after] = [offsetAt(utc - DAY_MS, zone), offsetAt(utc + DAY_MS, zone)];
  const first = utc - before;
  if (offsetAt(first, zone) === before || offsetAt(utc - after, zone) !== after) return first;
  return utc - after;
}

/** The day so many days after another: `2026-03-29` and 1 give `2026-03-30`. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}
