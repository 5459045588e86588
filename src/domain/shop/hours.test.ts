import fc from 'fast-check';
import { type Hours, spanAt, tomorrow } from './hours';
import { type OpeningSpan, WEEKDAYS } from './settings';
import { startsAt } from '../order/startsAt';
import { orderingAt, slotsOnOffer } from './slots';
import { instantOf, wallTimeAt } from './zonedTime';

const ZONES = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata', 'UTC'];
const at = (iso: string) => Date.parse(iso);
const iso = (instant: number | null | undefined) => (instant === null || instant === undefined ? instant : new Date(instant).toISOString());
const week = (opens: string, closes: string, days: OpeningSpan['days'] = [...WEEKDAYS]): OpeningSpan => ({ days, opens, closes });
const isOpen = (moment: number, hours: Hours) => orderingAt(moment, 0, hours).reason === null;
const shop = (timeZone: string, ...hours: OpeningSpan[]): Hours => ({ timeZone, hours, closedDays: [] });

const zone = fc.constantFrom(...ZONES);
// Every minute of two years.
const instant = fc.integer({ min: at('2026-01-01T00:00Z') / 60_000, max: at('2028-01-01T00:00Z') / 60_000 }).map((minute) => minute * 60_000);

it('finds the instant that a clock shows', () => {
  fc.assert(fc.property(instant, zone, (moment, timeZone) => {
    const back = instantOf(wallTimeAt(moment, timeZone), timeZone);
    // The same, or the first of two instants at which the clocks show the same.
    expect(wallTimeAt(back, timeZone)).toEqual(wallTimeAt(moment, timeZone));
    expect([0, 30, 60]).toContain((moment - back) / 60_000);
  }));
});

it.each([
  ['the spring night in Berlin skips an hour', 'Europe/Berlin', '2026-03-29', 150, '2026-03-29T01:30:00.000Z'],
  ['the autumn night in Berlin has an hour twice', 'Europe/Berlin', '2026-10-25', 150, '2026-10-25T00:30:00.000Z'],
  ['the spring night in New York skips an hour', 'America/New_York', '2026-03-08', 150, '2026-03-08T07:30:00.000Z'],
  ['the autumn night in New York has an hour twice', 'America/New_York', '2026-11-01', 90, '2026-11-01T05:30:00.000Z'],
  ['Lord Howe Island changes by half an hour', 'Australia/Lord_Howe', '2026-10-04', 135, '2026-10-03T15:45:00.000Z'],
  ['India is half an hour off', 'Asia/Kolkata', '2026-06-01', 0, '2026-05-31T18:30:00.000Z'],
])('%s', (_, timeZone, day, minutes, expected) => {
  expect(iso(instantOf({ day, minutes }, timeZone))).toBe(expected);
});

it('is always open without hours, and for slots as well', () => {
  fc.assert(fc.property(instant, (moment) => isOpen(moment, shop('')) && orderingAt(moment, 0, shop('')).changes === null));
});

describe('hours over midnight', () => {
  const bar = shop('Europe/Berlin', week('18:00', '02:30'));

  it.each([
    ['opens in the evening', '2026-06-01T16:00Z', true],
    ['is open after midnight', '2026-06-02T00:29Z', true],
    ['closes at its minute', '2026-06-02T00:30Z', false],
    ['closes at half past two of a spring night without that time, half an hour after what would have been two', '2026-03-29T01:29Z', true],
    ['is closed after it', '2026-03-29T01:30Z', false],
    ['closes the first time that an autumn night shows half past two', '2026-10-25T00:30Z', false],
  ])('%s', (_, moment, open) => {
    expect(isOpen(at(moment), bar)).toBe(open);
  });

  it('of the night before last into a closed day, which has none of its own', () => {
    const closed = { ...bar, closedDays: ['2026-06-02'] };
    expect([isOpen(at('2026-06-02T00:00Z'), closed), isOpen(at('2026-06-02T17:00Z'), closed)]).toEqual([true, false]);
    expect(iso(spanAt(at('2026-06-02T17:00Z'), closed)?.from)).toBe('2026-06-03T16:00:00.000Z');
  });
});

it('agrees at every minute with the wall clock, for hours within a day', () => {
  fc.assert(fc.property(instant, zone, fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 0, max: 1439 }), (moment, timeZone, one, other) => {
    fc.pre(one !== other);
    const [from, to] = [Math.min(one, other), Math.max(one, other)];
    const text = (minutes: number) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
    const { day, minutes } = wallTimeAt(moment, timeZone);
    // In the nights of the changes a time is skipped or shown twice.
    fc.pre(instantOf({ day, minutes: 1439 }, timeZone) - instantOf({ day, minutes: 0 }, timeZone) === 1439 * 60_000);
    expect(isOpen(moment, shop(timeZone, week(text(from), text(to))))).toBe(minutes >= from && minutes < to);
  }));
});

const kitchen = shop('America/New_York', week('11:00', '14:00'), week('17:00', '01:00'));

it.each([
  ['between lunch and dinner is until the next lunch', '2026-06-01T19:00Z', kitchen, '2026-06-02T15:00:00.000Z'],
  ['before the shop opens as well', '2026-06-01T14:00Z', kitchen, '2026-06-02T15:00:00.000Z'],
  ['after midnight is until the lunch of that day', '2026-06-02T04:30Z', kitchen, '2026-06-02T15:00:00.000Z'],
  ['after closing as well', '2026-06-02T06:00Z', kitchen, '2026-06-02T15:00:00.000Z'],
  ['without hours is until midnight', '2026-06-01T19:00Z', shop('America/New_York'), '2026-06-02T04:00:00.000Z'],
  ['without hours is until midnight, whatever day is closed later', '2026-06-01T19:00Z', { ...shop('UTC'), closedDays: ['2026-06-25'] }, '2026-06-02T00:00:00.000Z'],
  ['around the clock is until midnight', '2026-06-02T12:00Z', shop('UTC', week('00:00', '00:00')), '2026-06-03T00:00:00.000Z'],
  ['on days that follow one another is until the next begins', '2026-06-02T12:00Z', shop('UTC', week('10:00', '10:00')), '2026-06-03T10:00:00.000Z'],
  ['does not end with the second half of a night', '2026-06-02T20:00Z', shop('UTC', week('18:00', '00:00'), week('00:00', '02:00')), '2026-06-03T18:00:00.000Z'],
])('sold out until tomorrow %s', (_, moment, hours, expected) => {
  expect(iso(tomorrow(at(moment), hours))).toBe(expected);
});

const lunch = shop('UTC', week('11:00', '14:00', ['Mon', 'Tue']));

it.each([
  ['are taken in the hours', '2026-06-01T12:00Z', 0, { reason: null, until: null, changes: '2026-06-01T14:00:00.000Z' }],
  ['are not before them', '2026-06-01T10:00Z', 0, { reason: 'closed', until: '2026-06-01T11:00:00.000Z', changes: '2026-06-01T11:00:00.000Z' }],
  ['are not after them, until the next ones', '2026-06-02T14:00Z', 0, { reason: 'closed', until: '2026-06-08T11:00:00.000Z', changes: '2026-06-08T11:00:00.000Z' }],
  ['are not in a pause', '2026-06-01T12:00Z', at('2026-06-01T12:30Z'), { reason: 'paused', until: '2026-06-01T12:30:00.000Z', changes: '2026-06-01T12:30:00.000Z' }],
  ['are not after a pause that ends after the hours', '2026-06-01T13:50Z', at('2026-06-01T14:20Z'), { reason: 'paused', until: '2026-06-02T11:00:00.000Z', changes: '2026-06-01T14:00:00.000Z' }],
  ['are not before the hours in a pause that ends in them', '2026-06-01T10:50Z', at('2026-06-01T11:50Z'), { reason: 'closed', until: '2026-06-01T11:50:00.000Z', changes: '2026-06-01T11:00:00.000Z' }],
])('orders for now %s', (_, moment, pausedUntil, expected) => {
  const { reason, until, changes } = orderingAt(at(moment), pausedUntil, lunch);
  expect({ reason, until: iso(until), changes: iso(changes) }).toEqual(expected);
});

describe('slots', () => {
  const terms = { ...shop('UTC', week('11:00', '12:10'), week('23:30', '00:30')), laterDays: 1, slotMinutes: 30 as const, leadMinutes: 60 };
  const times = (moment: string, some = {}, earliest = at(moment)) => slotsOnOffer(at(moment), earliest, { ...terms, ...some }).map((slot) => iso(slot)?.slice(5, 16));

  it('are in the hours of today and the days ahead, after the lead, and end before the shop closes', () => {
    expect(times('2026-06-01T10:15Z')).toEqual(['06-01T11:30', '06-01T23:30', '06-02T00:00', '06-02T11:00', '06-02T11:30', '06-02T23:30']);
  });

  it('begin after a pause', () => {
    expect(times('2026-06-01T10:15Z', { laterDays: 1 }, at('2026-06-02T10:00Z'))).toEqual(['06-02T11:00', '06-02T11:30', '06-02T23:30']);
  });

  it('are none in a shop without orders for later, and all day without hours', () => {
    expect(times('2026-06-01T10:15Z', { laterDays: 0 })).toEqual([]);
    expect(times('2026-06-01T10:15Z', { hours: [], slotMinutes: 15 })).toHaveLength(51 + 96);
  });

  it('of a night that shows an hour twice or skips one are on offer once', () => {
    const night = { timeZone: 'Europe/Berlin', hours: [week('00:00', '05:00')] };
    const shown = (moment: string) => slotsOnOffer(at(moment), at(moment), { ...terms, ...night }).map((slot) => wallTimeAt(slot, 'Europe/Berlin').minutes);
    const halfHours = Array.from({ length: 10 }, (_, slot) => slot * 30);
    expect(shown('2026-10-24T12:00Z')).toEqual(halfHours);
    expect(shown('2026-03-28T12:00Z')).toEqual(halfHours.filter((minutes) => minutes < 120 || minutes >= 180));
  });
});

it('tells the kitchen to begin its time before an order is due, and not before it was placed', () => {
  const date = '2026-06-01T10:00:00.000Z';
  const begin = (dueAt?: string) => iso(startsAt({ date, ...(dueAt !== undefined && { dueAt }) }, { leadMinutes: 60 }));
  expect([begin(), begin('2026-06-02T12:00:00.000Z'), begin('2026-06-01T10:30:00.000Z')]).toEqual([date, '2026-06-02T11:00:00.000Z', date]);
  // 2 AM of the night that has 1 AM twice in New York: after an order of the first 1:50 AM, although the clocks then show 1 AM.
  expect(startsAt({ date, dueAt: '2026-11-01T07:00:00.000Z' }, { leadMinutes: 60 })).toBeGreaterThan(at('2026-11-01T05:50Z'));
});
