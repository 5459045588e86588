import fc from 'fast-check';
import * as v from 'valibot';
import { PriceSchema, formatPrice, toCents, toDollars } from './money';

const cents = fc.integer({ min: 0, max: 9_999_999_99 });

/** Rounds a decimal text half up by its digits, without binary fractions. */
function roundedCents(whole: number, decimals: string): bigint {
  const padded = decimals.padEnd(3, '0');
  const up = Number(padded[2]) >= 5 ? 1n : 0n;
  return BigInt(whole) * 100n + BigInt(padded.slice(0, 2)) + up;
}

it('converts cents to dollars and back exactly, and accepts them as a price up to the limit', () => {
  fc.assert(
    fc.property(fc.oneof(cents, fc.integer({ min: 0, max: 9_999_999 })), (amount) => {
      expect(toCents(toDollars(amount))).toBe(amount);
      expect(v.is(PriceSchema, toDollars(amount))).toBe(amount >= 1 && amount <= 9_999_999);
    }),
  );
});

it('rounds half up by the decimal digits, not by the binary fraction', () => {
  const decimals = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 3, maxLength: 6 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999 }), decimals, (whole, digits) => {
      const text = digits.join('');
      expect(BigInt(toCents(Number(`${String(whole)}.${text}`)))).toBe(roundedCents(whole, text));
    }),
  );
  expect(toCents(1.005)).toBe(101);
  expect(toCents(1.0049999)).toBe(100);
  expect(toCents(8.345)).toBe(835);
});

it('shows a dollar sign, a comma before every three digits, and two decimals, and N/A for a missing price', () => {
  const words = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  fc.assert(
    fc.property(cents, (amount) => {
      expect(formatPrice(toDollars(amount))).toBe(words.format(toDollars(amount)));
    }),
  );
  expect([7.5, 999.99, 1234.5, 1_234_567.8, -2.5].map(formatPrice)).toEqual(['$7.50', '$999.99', '$1,234.50', '$1,234,567.80', '−$2.50']);
  expect([null, undefined, Number.NaN, Number.POSITIVE_INFINITY].map(formatPrice)).toEqual(Array(4).fill('N/A'));
});
