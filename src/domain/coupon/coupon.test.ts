import { partsOf, quote } from '../order/quote';
import { type CouponTerms, couponDiscount } from './coupon';

const TEN: CouponTerms = { code: 'TEN', kind: 'percent', value: 10, appliesTo: 'dishes', minimum: 0 };
const TERMS = { taxRate: 0.08, deliveryFee: 2.99 };
const lines = (price: number) => [{ price, quantity: 1 }];

test('a coupon for dishes lowers the sum that is taxed, and is listed before the tax', () => {
  const priced = quote(lines(20), { ...TERMS, coupon: TEN });
  expect(priced).toEqual({
    subtotal: 20, taxRate: 0.08, tax: 1.44, deliveryFee: 2.99, total: 22.43,
    adjustments: [{ kind: 'coupon', label: 'Coupon TEN', amount: -2, taxed: true }],
  });
  expect(partsOf(priced).map(({ label }) => label)).toEqual(['Subtotal', 'Coupon TEN', 'Tax (8%)', 'Delivery fee']);
});

test('a coupon for delivery changes no tax, and is listed after the fee', () => {
  const priced = quote(lines(20), { ...TERMS, coupon: { ...TEN, value: 100, appliesTo: 'delivery' } });
  expect(priced).toMatchObject({ tax: 1.6, deliveryFee: 2.99, total: 21.6 });
  expect(partsOf(priced).map(({ amount }) => amount)).toEqual([20, 1.6, 2.99, -2.99]);
});

test.each<[string, Partial<CouponTerms>, number, number | undefined]>([
  ['half a cent is rounded up', { value: 5 }, 0.1, -0.01],
  ['less than half a cent is nothing', { value: 4 }, 0.12, undefined],
  ['all of the dishes', { value: 100 }, 20, -20],
  ['an amount', { kind: 'amount', value: 5 }, 20, -5],
  ['at most the dishes', { kind: 'amount', value: 50 }, 20, -20],
  ['at most the fee', { kind: 'amount', value: 50, appliesTo: 'delivery' }, 20, -2.99],
  ['at its minimum', { minimum: 20 }, 20, -2],
  ['below its minimum', { minimum: 20 }, 19.99, undefined],
])('%s', (_, changed, price, amount) => {
  const priced = quote(lines(price), { ...TERMS, coupon: { ...TEN, ...changed } });
  expect(priced.adjustments?.[0]?.amount).toBe(amount);
  expect(priced.total).toBeGreaterThanOrEqual(0);
});

test('a coupon takes nothing off an empty cart', () => {
  for (const appliesTo of ['dishes', 'delivery'] as const) expect(couponDiscount({ ...TEN, appliesTo }, { subtotal: 0, deliveryFee: 0 })).toBeNull();
});
