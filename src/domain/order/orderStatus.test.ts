import { getOrders } from '../calls/adminOrderCalls';
import { CANCELLED, KNOWN_STATUSES, ORDER_STATUSES, STATUSES_TO_SET, statusOf } from './orderStatus';

test.each(Object.entries(ORDER_STATUSES))('%s has a label and a button of its own, and another status may follow', (status, { label, action, next }) => {
  const others = Object.values(ORDER_STATUSES).filter((entry) => entry.label !== label && entry.action !== action);
  expect(others).toHaveLength(KNOWN_STATUSES.length - 1);
  expect(next).not.toContain(status);
  expect(statusOf(status).next).toBe(next);
});

test('the list of orders counts each known status', () => {
  expect(Object.keys(getOrders.answer.entries.counts.entries)).toEqual(['all', ...KNOWN_STATUSES, CANCELLED]);
});

test.each(['out for delivery', '', '__proto__', 'constructor', 'Pending'])('the unknown status "%s" is open, and every known one may follow', (status) => {
  expect(statusOf(status)).toMatchObject({ tone: 'info', done: false, next: STATUSES_TO_SET });
});
