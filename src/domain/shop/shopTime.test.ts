import { closedText, shopMoment } from './shopTime';

const NOW = Date.parse('2026-11-28T12:00:00.000Z');

test.each([
  [{ reason: 'closed', until: '2026-11-28T17:00:00.000Z' }, 'Closed. Opens today, 05:00 PM'],
  [{ reason: 'closed', until: '2026-12-01T17:00:00.000Z' }, 'Closed. Opens Tue, Dec 1, 05:00 PM'],
  [{ reason: 'paused', until: '2026-11-29T00:30:00.000Z' }, 'Very busy: orders are paused until tomorrow, 12:30 AM'],
  [{ reason: 'closed', until: null }, 'Closed'],
] as const)('%j: %s', (closed, text) => {
  expect(closedText(closed, 'UTC', NOW)).toBe(text);
});

test('a moment is that of the shop, wherever the device is', () => {
  expect(shopMoment('2026-06-03T06:30:00.000Z', 'America/Los_Angeles')).toBe('Jun 02, 2026, 11:30 PM');
});
