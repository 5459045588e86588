import { groupDigits } from './digits';
import { formatPrice } from './money';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [12_345, '12,345'],
  [100_000, '100,000'],
  [1_234_567, '1,234,567'],
  [-1234, '-1,234'],
])('%d is read as %s', (count, words) => {
  expect(groupDigits(count)).toBe(words);
  expect(groupDigits(count)).toBe(count.toLocaleString('en-US'));
});

test.each([
  [7.5, '$7.50'],
  [999.99, '$999.99'],
  [1234.5, '$1,234.50'],
  [1_234_567.8, '$1,234,567.80'],
])('the price of %d dollars is read as %s', (dollars, words) => {
  expect(groupDigits(formatPrice(dollars))).toBe(words);
});
