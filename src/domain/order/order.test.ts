import { formatDate, formatMoment, formatMonth, formatTime, isoDay, toLocalField } from '../date/dates';
import { readOrder } from './olderOrder';
import { paymentLabel, shortOrderId } from './order';
import { completionRate } from '../overview/overview';

it('an order shows the first 8 characters of its id, and its payment method', () => {
  expect(shortOrderId('3d1e84b7-f5a6-4907-bc2e-7a90d5e8f613')).toBe('3d1e84b7');
  expect([paymentLabel('cash'), paymentLabel('card')]).toEqual(['Cash', 'Card']);
});

describe('an order of the older shape', () => {
  const least = { id: 'o', userId: '1', foodName: 'Soup', date: '2020-01-01' };
  const older = { ...least, foodImage: 'soup.webp', foodPrice: 12.99, quantity: 2, userFullName: 'Nell', userAddress: 'Here', userPhone: '555 0187', status: 'completed' };

  it('is parsed into the current shape: one line, no tax, its foodPrice as the total', () => {
    expect(readOrder(older)).toEqual({
      id: 'o', userId: '1', customerName: 'Nell', items: [{ foodId: '', foodName: 'Soup', foodImage: 'soup.webp', quantity: 2, price: 12.99 }], subtotal: 12.99, taxRate: 0, tax: 0, deliveryFee: 0, total: 12.99,
      status: 'completed', deliveryAddress: 'Here', contactPhone: '555 0187', specialInstructions: '', paymentMethod: 'cash', date: '2020-01-01T00:00:00.000Z', statusChanges: [],
    });
    expect(readOrder(readOrder(older))).toEqual(readOrder(older));
  });

  it('needs only its id, owner, dish and date', () => {
    expect(readOrder(least)).toMatchObject({
      customerName: '', items: [{ foodImage: '', quantity: 1, price: 0 }], total: 0, status: 'pending', deliveryAddress: '', contactPhone: '',
    });
    expect(() => readOrder({ ...least, foodName: undefined })).toThrow();
  });
});

it('the share of completed orders is a whole percentage, 0 if there are no orders', () => {
  expect([completionRate(0, 0), completionRate(1, 3), completionRate(2, 3), completionRate(5, 8), completionRate(4, 4)]).toEqual([0, 33, 67, 63, 100]);
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
    expect(formatMonth('2026-11')).toBe('Nov 2026');
    const lastEvening = new Date('2026-11-01T02:00:00.000Z');
    expect([formatDate(lastEvening.toISOString()), isoDay(lastEvening), toLocalField(lastEvening)]).toEqual(['Oct 31, 2026', '2026-10-31', '2026-10-31T22:00']);
  });
});
