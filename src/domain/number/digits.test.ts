import { groupDigits, percentText } from './digits';

it('writes a number with a comma before every three digits', () => {
  const numbers = [0, 999, 1000, 12_345, 100_000, 1_234_567, -1234];
  expect(numbers.map(groupDigits)).toEqual(numbers.map((number) => number.toLocaleString('en-US')));
});

it('writes a fraction as a percentage', () => {
  expect([0.08, 0.07, 0.08875, 0, 1].map(percentText)).toEqual(['8', '7', '8.875', '0', '100']);
});
