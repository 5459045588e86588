import { DEFAULT_SETTINGS } from '../shop/settings';
import { deliveryEstimate, deliveryEstimateInFull, expectedDelivery } from './deliveryEstimate';

const PLACED = '2026-03-01T12:00:00.000Z';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const after = (time: number) => expectedDelivery(PLACED, Date.parse(PLACED) + time, DEFAULT_SETTINGS);

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

it('says the estimate of the settings, as one number where its bounds are the same', () => {
  expect([deliveryEstimate(DEFAULT_SETTINGS), deliveryEstimateInFull(DEFAULT_SETTINGS)]).toEqual(['30-45 min', '30-45 minutes']);
  const exact = { estimateFrom: 20, estimateTo: 20 };
  expect(deliveryEstimate(exact)).toBe('20 min');
  expect(expectedDelivery(PLACED, Date.parse(PLACED), exact)).toMatch(/^Expected \d\d:\d\d [AP]M$/);
});
