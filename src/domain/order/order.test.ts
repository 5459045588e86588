import fc from 'fast-check';
import * as v from 'valibot';
import { addMonths, formatDate, formatMoment, formatMonth, formatTime, isoDay, monthStart, toLocalField } from '../date/dates';
import { readOrder } from './olderOrder';
import { DeliverySchema, NewOrderSchema, paymentLabel, shortOrderId } from './order';
import { statusOf } from './orderStatus';
import { completionRate } from '../overview/overview';
import { firstMessage } from '../text/text';

const delivery = { deliveryAddress: '1 Any Street', contactPhone: '555 0100' };
const firstOf = (schema: v.GenericSchema, value: unknown) => firstMessage(v.safeParse(schema, value));

describe('an order', () => {
  it('shows the first 8 characters of its id', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        expect(shortOrderId(id)).toHaveLength(8);
        expect(id.startsWith(shortOrderId(id))).toBe(true);
      }),
    );
    expect(shortOrderId('3d1e84b7-f5a6-4907-bc2e-7a90d5e8f613')).toBe('3d1e84b7');
  });

  it.each([
    ['pending', 'Pending'],
    ['completed', 'Completed'],
    ['out for delivery', 'Out for delivery'],
    ['', 'Unknown'],
  ])('shows the status "%s" as "%s"', (status, label) => {
    expect(statusOf(status).label).toBe(label);
  });

  it('shows its payment method', () => {
    expect([paymentLabel('cash'), paymentLabel('card')]).toEqual(['Cash', 'Card']);
  });

  it('reports a missing address before a missing phone', () => {
    expect(firstOf(DeliverySchema, {})).toBe('Please provide a delivery address');
    expect(firstOf(DeliverySchema, { deliveryAddress: '   ', contactPhone: '' })).toBe('Please provide a delivery address');
    expect(firstOf(DeliverySchema, { deliveryAddress: 'Here' })).toBe('Please provide a contact phone number');
    expect(firstOf(DeliverySchema, { deliveryAddress: 'Here', contactPhone: ' \t' })).toBe('Please provide a contact phone number');
    expect(v.parse(DeliverySchema, { deliveryAddress: ' Here ', contactPhone: ' 1 ' })).toEqual({
      deliveryAddress: 'Here',
      contactPhone: '1',
      specialInstructions: '',
      paymentMethod: 'cash',
    });
  });

  it('needs lines, whole quantities from 1, and each dish once', () => {
    const line = { foodId: 'pizza', quantity: 1, price: 4.99 };
    expect(firstOf(NewOrderSchema, { ...delivery, lines: [] })).toBe('Your cart is empty');
    expect(firstOf(NewOrderSchema, { ...delivery, lines: [line, line] })).toBe('Each dish can stand in an order once');
    expect(firstOf(NewOrderSchema, { ...delivery, lines: [line] })).toBeNull();
    fc.assert(
      fc.property(fc.oneof(fc.integer({ max: 0 }), fc.integer({ min: 100 }), fc.double({ min: 0.01, max: 98.99, noInteger: true })), (quantity) => {
        expect(v.is(NewOrderSchema, { ...delivery, lines: [{ ...line, quantity }] })).toBe(false);
      }),
    );
  });
});

describe('an order of the older shape', () => {
  const older = {
    id: '0c9be1d4-52f7-4a1e-8d0b-6f2f1a7c3e90',
    userId: 'user-1',
    foodName: 'Margherita Pizza',
    foodImage: 'pictures/margherita-pizza.webp',
    foodPrice: 12.99,
    quantity: 1,
    userFullName: 'Daniel Okafor',
    userAddress: '8 Harbour View',
    userPhone: '555 0187',
    status: 'completed',
    date: '2023-03-18T18:42:00.000Z',
  };

  it('is parsed into the current shape: one line, no tax, its foodPrice as the total', () => {
    expect(readOrder(older)).toMatchObject({
      customerName: 'Daniel Okafor',
      items: [{ foodName: 'Margherita Pizza', foodImage: 'pictures/margherita-pizza.webp', quantity: 1, price: 12.99 }],
      subtotal: 12.99,
      tax: 0,
      deliveryFee: 0,
      total: 12.99,
      deliveryAddress: '8 Harbour View',
      contactPhone: '555 0187',
      paymentMethod: 'cash',
      status: 'completed',
    });
  });

  it('needs only its id, owner, dish and date', () => {
    const { id, userId, foodName, date } = older;
    expect(readOrder({ id, userId, foodName, date })).toMatchObject({ total: 0, status: 'pending', customerName: '' });
    expect(() => readOrder({ id, userId, date })).toThrow();
  });

  it('parses to the same order a second time', () => {
    expect(readOrder(readOrder(older))).toEqual(readOrder(older));
  });
});

it('the share of completed orders is a whole percentage, 0 if there are no orders', () => {
  expect([completionRate(0, 0), completionRate(1, 3), completionRate(2, 3), completionRate(5, 8), completionRate(4, 4)]).toEqual([0, 33, 67, 63, 100]);
  fc.assert(
    fc.property(fc.nat(100_000), fc.nat(100_000), (completed, pending) => {
      const rate = completionRate(completed, completed + pending);
      expect(Number.isInteger(rate) && rate >= 0 && rate <= 100).toBe(true);
    }),
  );
});

describe('dates and times', () => {
  it('are formatted like Jun 10, 2023 and 02:30 PM in the viewer’s time zone', () => {
    expect(formatDate(new Date(2023, 5, 10, 14, 30).toISOString())).toBe('Jun 10, 2023');
    expect(formatTime(new Date(2023, 5, 10, 14, 30).toISOString())).toBe('02:30 PM');
    expect(formatTime(new Date(2023, 5, 1, 0, 5).toISOString())).toBe('12:05 AM');
    expect(formatTime('2023-06-10T16:00:00.000Z')).toBe('12:00 PM');
    expect(formatDate('2023-01-02T05:00:00.000Z')).toBe('Jan 02, 2023');
    expect(formatMoment('2023-06-10T18:30:00.000Z')).toBe('Jun 10, 2023, 02:30 PM');
  });

  it('belong to the viewer’s days and months, in New York here', () => {
    expect(monthStart('2026-11')).toBe('2026-11-01T04:00:00.000Z');
    expect(monthStart('2026-12')).toBe('2026-12-01T05:00:00.000Z');
    expect([addMonths('2026-12', 1), addMonths('2026-01', -1), formatMonth('2026-11')]).toEqual(['2027-01', '2025-12', 'Nov 2026']);
    const lastEvening = new Date('2026-11-01T02:00:00.000Z');
    expect([formatDate(lastEvening.toISOString()), isoDay(lastEvening), toLocalField(lastEvening)]).toEqual(['Oct 31, 2026', '2026-10-31', '2026-10-31T22:00']);
  });
});
