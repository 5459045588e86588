import { expectedDelivery } from './deliveryEstimate';

const PLACED = '2026-03-01T12:00:00.000Z';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const after = (time: number) => expectedDelivery(PLACED, Date.parse(PLACED) + time);

it.each([
  ['when it is placed', 0, /^Expected \d\d:\d\d [AP]M - \d\d:\d\d [AP]M$/],
  ['a month before, by a clock that is wrong', -31 * DAY, /^Expected/],
  ['until it is due', 45 * MINUTE - 1, /^Expected/],
  ['when it is due', 45 * MINUTE, /^Any minute now$/],
  ['almost a day later', DAY + 45 * MINUTE - 1, /^Any minute now$/],
])('says when an order is expected %s', (_, time, text) => {
  expect(after(time)).toMatch(text);
});

it('says nothing from a day after it was due', () => {
  expect(after(DAY + 45 * MINUTE)).toBeNull();
});
