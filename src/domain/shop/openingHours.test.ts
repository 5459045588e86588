import { describeClosedDays, describeWeek } from './openingHours';

test('days with the same hours are one row, and days without hours are closed', () => {
  const lunch = { days: ['Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const, opens: '11:30', closes: '14:30' };
  const evening = { days: ['Tue', 'Wed', 'Thu', 'Sun'] as const, opens: '17:30', closes: '22:30' };
  const night = { days: ['Fri', 'Sat'] as const, opens: '17:30', closes: '01:00' };
  const noon = '11:30 AM - 02:30 PM';
  expect(describeWeek([evening, night, lunch].map(({ days, ...span }) => ({ days: [...days], ...span })))).toEqual([
    { days: 'Monday', times: ['Closed'] },
    { days: 'Tuesday to Thursday', times: [noon, '05:30 PM - 10:30 PM'] },
    { days: 'Friday to Saturday', times: [noon, '05:30 PM - 01:00 AM'] },
    { days: 'Sunday', times: [noon, '05:30 PM - 10:30 PM'] },
  ]);
});

test('the closed days of the next two weeks are told, by the clock of the shop', () => {
  const closedDays = ['2026-12-26', '2026-12-25', '2026-12-11', '2027-01-01', '2026-12-10'];
  expect(describeClosedDays({ closedDays, timeZone: 'Asia/Tokyo' }, Date.parse('2026-12-10T20:00:00.000Z'))).toBe('Closed on Dec 11, Dec 25');
  expect(describeClosedDays({ closedDays: ['2027-01-01'], timeZone: 'UTC' }, Date.parse('2026-12-10T20:00:00.000Z'))).toBeNull();
});
