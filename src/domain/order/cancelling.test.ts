import { CANCELLING_OFF, customerCancelRefusal, describeCancellation, staffCancelRefusal } from './cancelling';

const DATE = '2024-05-01T12:00:00.000Z';
const after = (minutes: number) => Date.parse(DATE) + minutes * 60_000;
const LATE = 'It is too late: an order can be cancelled within 5 minutes';

test.each([
  ['pending', 5, after(0), null],
  ['pending', 5, after(5), null],
  ['pending', 5, after(5) + 1, LATE],
  ['pending', 0, after(0), CANCELLING_OFF],
  ['completed', 5, after(0), 'This order is no longer pending, so it cannot be cancelled'],
])('a customer cancels an order that is %s, within %s minutes, at %s: %s', (status, cancelMinutes, now, refusal) => {
  expect(customerCancelRefusal({ status, date: DATE }, { cancelMinutes }, now)).toBe(refusal);
});

test.each([
  ['pending', true, null],
  ['out for delivery', true, null],
  ['completed', true, 'This order is completed, so it cannot be cancelled'],
  ['cancelled', true, 'This order is cancelled, so it cannot be cancelled'],
  ['pending', false, CANCELLING_OFF],
])('staff cancel an order that is %s, if they can %s: %s', (status, staffCancel, refusal) => {
  expect(staffCancelRefusal({ status }, { staffCancel })).toBe(refusal);
});

test('a reason is told with its text', () => {
  expect(describeCancellation({ reason: 'busy', text: '' })).toBe('Kitchen too busy');
  expect(describeCancellation({ reason: 'other', text: 'No driver today' })).toBe('Another reason: No driver today');
});
