import { parseNumber, parsePrice, parseWhole } from './parseNumber';

const NUMBERS: readonly (readonly [string, number | null])[] = [
  ['4.99', 4.99], ['4,99', 4.99], ['4,9', 4.9], ['  4.99\t', 4.99], ['.5', 0.5], [',5', 0.5], ['4.', 4], ['007', 7], ['-3', -3], ['−3', -3], ['-0', 0],
  // Thousands separators, as the shop and as others write them.
  ['1,234.50', 1234.5], ['1.234,50', 1234.5], ['1 234,50', 1234.5], ['1\u00a0234,50', 1234.5], ['1\u202f234.50', 1234.5], ['1,234,567', 1_234_567],
  ['1.234.567', 1_234_567], ['12,345', 12_345],
  // One comma before three digits groups, unless the digits cannot be a group; one point is always decimal.
  ['1,234', 1234], ['0,125', 0.125], ['1234,567', 1234.567], ['1,2345', 1.2345], ['1.234', 1.234],
  // Other keyboards, and pasted text.
  ['４.９９', 4.99], ['４，９９', 4.99], ['１２', 12], ['4。99', 4.99], ['٤٫٩٩', 4.99], ['١٬٢٣٤٫٥', 1234.5], ['۱۲', 12], ['\u200e4.99\u200f', 4.99],
  // Not numbers.
  ['', null], [' ', null], ['-', null], ['.', null], ['1e3', null], ['１ｅ３', null], ['0x10', null], ['Infinity', null], ['NaN', null],
  ['12,34,567', null], ['1,234,56', null], ['1.2.3', null], ['4,99,', null], ['1 2', null], ['1, 5', null], ['--3', null], ['+5', null], ['5²', null],
  ['½', null], ['ten', null], ['$5', null],
];

test('a number is parsed as it may be typed, or is none', () => {
  expect(NUMBERS.map(([text]) => [text, parseNumber(text)])).toEqual(NUMBERS);
});

const PRICES: readonly (readonly [string, number | null])[] = [
  ['4,99', 4.99], ['$4.99', 4.99], ['$ 1,234.50', 1234.5], ['4,99 $', 4.99], ['＄４.９９', 4.99], ['-$4.99', null], ['$-4.99', -4.99], ['$$4', null],
  ['€4.99', null], ['4.99 USD', null], ['$', null],
];

test('a price may have a dollar sign', () => {
  expect(PRICES.map(([text]) => [text, parsePrice(text)])).toEqual(PRICES);
});

const PIECES: readonly (readonly [string, number | null])[] = [
  ['12', 12], [' 1,000 ', 1000], ['1 000', 1000], ['1.000.000', 1_000_000], ['１２', 12], ['-3', -3], ['1.000', null], ['12.000', null], ['1.0', null],
  ['1,00', null], ['2,5', null], ['1e3', null], ['', null],
];

test('pieces are whole numbers', () => {
  expect(PIECES.map(([text]) => [text, parseWhole(text)])).toEqual(PIECES);
});
