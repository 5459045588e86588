import { groupDigits, percentText } from './digits';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [12_345, '12,345'],
  [100_000, '100,000'],
  [1_234_567, '1,234,567'],
  [-1234, '-1,234'],
])('%d is formatted as %s', (count, words) => {
  expect(groupDigits(count)).toBe(words);
  expect(groupDigits(count)).toBe(count.toLocaleString('en-US'));
});

test.each([
  ['7.50', '7.50'],
  ['999.99', '999.99'],
  ['1234.50', '1,234.50'],
  ['1234567.80', '1,234,567.80'],
])('%s, with two decimals, is formatted as %s', (number, words) => {
  expect(groupDigits(number)).toBe(words);
});

it('writes a fraction as a percentage', () => {
  expect([0.08, 0.07, 0.08875, 0, 1].map(percentText)).toEqual(['8', '7', '8.875', '0', '100']);
});
