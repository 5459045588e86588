import { KNOWN_STATUSES, ORDER_STATUSES, nextStatuses, statusOf, statusesOf } from './orderStatus';

const NEW_SHOP = { preparing: false, outForDelivery: false };
const EVERY = { preparing: true, outForDelivery: true };

test.each(Object.entries(ORDER_STATUSES))('%s has a label and a button of its own, and another status may follow', (status, { label, action }) => {
  const others = Object.values(ORDER_STATUSES).filter((entry) => entry.label !== label && entry.action !== action);
  expect(others).toHaveLength(KNOWN_STATUSES.length - 1);
  expect(nextStatuses(status, EVERY)).not.toContain(status);
});

test.each([
  [NEW_SHOP, ['pending', 'completed']],
  [{ ...NEW_SHOP, preparing: true }, ['pending', 'preparing', 'completed']],
  [EVERY, ['pending', 'preparing', 'out for delivery', 'completed']],
])('a shop has the statuses that its settings switch on: %j', (settings, statuses) => {
  expect(statusesOf(settings)).toEqual(statuses);
});

test.each([
  ['pending', NEW_SHOP, ['completed']],
  ['completed', NEW_SHOP, ['pending']],
  ['pending', EVERY, ['preparing', 'completed']],
  ['preparing', EVERY, ['out for delivery', 'completed']],
  ['out for delivery', EVERY, ['completed']],
  ['completed', EVERY, ['pending']],
  ['preparing', { ...EVERY, outForDelivery: false }, ['completed']],
  ['cancelled', EVERY, []],
])('after %s, with %j, may follow %j', (status, settings, next) => {
  expect(nextStatuses(status, settings)).toEqual(next);
});

test.each([
  ['out for delivery', 'Out for delivery'],
  ['', 'Unknown'],
  ['__proto__', '__proto__'],
  ['constructor', 'Constructor'],
  ['Pending', 'Pending'],
])('"%s" is shown as "%s" and open, and in a new shop both statuses may follow', (status, label) => {
  expect(statusOf(status)).toMatchObject({ label, tone: 'info', done: false });
  expect(nextStatuses(status, NEW_SHOP)).toEqual(['completed', 'pending']);
});
