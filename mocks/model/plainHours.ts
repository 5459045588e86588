/**
 * Opening hours and slots of the model, in UTC. It knows a few sets of hours by what they say of each quarter of an hour, and walks
 * from one quarter to the next.
 */
import { type ShopSettings, WEEKDAYS } from '../../src/domain/shop/settings';

const MINUTE = 60_000;
export const QUARTER = 15 * MINUTE;
export const HOUR = 4 * QUARTER;
const DAY = 24 * HOUR;

/** When each sequence begins: a Friday, before all hours. */
export const START = Date.UTC(2026, 5, 5, 8);

/** A quarter of an hour: the hour at which it begins, with its fraction, the day of the month, and the weekday from 0 for Sunday. */
interface Quarter {
  readonly hour: number;
  readonly day: number;
  readonly weekday: number;
}
type HourSet = Pick<ShopSettings, 'hours' | 'closedDays'> & { readonly isOpen: (quarter: Quarter) => boolean };

const days = [...WEEKDAYS];
const HOUR_SETS = {
  always: { hours: [], closedDays: [], isOpen: () => true },
  lunch: { hours: [{ days, opens: '11:00', closes: '13:45' }], closedDays: [], isOpen: ({ hour }) => hour >= 11 && hour < 13.75 },
  // Saturday the 6th is closed, but for the end of the night before.
  nights: { hours: [{ days, opens: '18:00', closes: '02:00' }], closedDays: ['2026-06-06'], isOpen: ({ hour, day }) => (hour >= 18 && day !== 6) || (hour < 2 && day !== 7) },
  // Hours that overlap over midnight.
  weekend: {
    hours: [{ days: ['Sat', 'Sun'], opens: '09:00', closes: '00:00' }, { days: ['Sat'], opens: '22:00', closes: '03:00' }],
    closedDays: [],
    isOpen: ({ hour, weekday }) => (hour >= 9 && (weekday === 6 || weekday === 0)) || (hour < 3 && weekday === 0),
  },
} as const satisfies Readonly<Record<string, HourSet>>;
type HoursName = keyof typeof HOUR_SETS;

export const HOURS: Readonly<Record<HoursName, HourSet>> = HOUR_SETS;
export const HOURS_NAMES = Object.keys(HOUR_SETS) as HoursName[];

/** The settings of hours and of orders for later. */
export interface PlainTimes {
  readonly hours: HoursName;
  readonly laterDays: number;
  readonly slotMinutes: 15 | 30;
  readonly slotCapacity: number;
}

/** The present moment. Times are instants in ms since 1970. */
interface Moment {
  readonly clock: number;
  /** The end of the latest pause; 0 if there was none. */
  readonly pausedUntil: number;
  readonly terms: PlainTimes;
  readonly orders: readonly { readonly dueAt: string | null; readonly cancelled: boolean }[];
}

export const iso = (at: number) => new Date(at).toISOString();

function isOpen({ terms }: Moment, at: number): boolean {
  const date = new Date(at);
  return HOURS[terms.hours].isOpen({ hour: (at % DAY) / HOUR, day: date.getUTCDate(), weekday: date.getUTCDay() });
}

/** The first quarter from an instant on that is open, or is not. */
function firstQuarter(moment: Moment, from: number, open: boolean): string {
  let at = from;
  while (isOpen(moment, at) !== open) at += QUARTER;
  return iso(at);
}

/** Why no order for now is taken, if so, and when this changes. */
export function presentOf(moment: Moment): { closed?: { reason: string; until: string }; changesAt?: string } {
  const { clock, pausedUntil, terms } = moment;
  const isClosed = !isOpen(moment, clock);
  const isPaused = pausedUntil > clock;
  const ends = [...(isClosed || !isPaused ? [] : [iso(pausedUntil)]), ...(terms.hours === 'always' ? [] : [firstQuarter(moment, clock, isClosed)])].sort();
  const changes = ends[0] === undefined ? {} : { changesAt: ends[0] };
  if (!isClosed && !isPaused) return changes;
  return { closed: { reason: isClosed ? 'closed' : 'paused', until: firstQuarter(moment, Math.max(clock, pausedUntil), true) }, ...changes };
}

/** The slots on offer, full or not: from an hour ahead on, and open to their end. */
export function slotsOf(moment: Moment): number[] {
  const { clock, pausedUntil, terms } = moment;
  const midnight = clock - (clock % DAY);
  const end = terms.laterDays === 0 ? 0 : midnight + (terms.laterDays + 1) * DAY;
  const slots: number[] = [];
  for (let at = midnight; at < end; at += terms.slotMinutes * MINUTE) {
    const isOpenToItsEnd = isOpen(moment, at) && isOpen(moment, at + terms.slotMinutes * MINUTE - QUARTER);
    if (isOpenToItsEnd && at >= Math.max(clock, pausedUntil) + HOUR) slots.push(at);
  }
  return slots;
}

/** How many more orders a slot takes. */
export function roomIn({ orders, terms }: Moment, slot: number): number {
  return terms.slotCapacity - orders.filter(({ dueAt, cancelled }) => dueAt === iso(slot) && !cancelled).length;
}

/** The code with which an order is refused for its time; null if it is not. @param due null for now */
export function timeRefusal(moment: Moment, due: number | null): 'closed' | 'invalid' | 'slot_taken' | null {
  if (due === null) return presentOf(moment).closed ? 'closed' : null;
  if (!slotsOf(moment).includes(due)) return 'invalid';
  return roomIn(moment, due) > 0 ? null : 'slot_taken';
}

/** When a customer wants an order. */
export const WISHES = ['soon', 'now', 'first slot', 'first slot', 'first slot', 'last slot', 'past', 'too soon', 'between'] as const;

/** The time that is wanted, on offer or not; null for now. */
export function wishedTime(moment: Moment, wish: (typeof WISHES)[number]): number | null {
  const slots = slotsOf(moment);
  const [first = moment.clock] = slots;
  switch (wish) {
    case 'now': return null;
    case 'soon': return presentOf(moment).closed ? (slots.find((slot) => roomIn(moment, slot) > 0) ?? null) : null;
    case 'first slot': return first;
    case 'last slot': return slots.at(-1) ?? null;
    case 'past': return moment.clock - HOUR;
    case 'too soon': return first - HOUR / 2;
    case 'between': return first + 5 * MINUTE;
  }
}
