import fc from 'fast-check';
import { parse } from 'papaparse';
import { csvAmount } from './csv';
import { csvText } from './csvText';

/** The CSV text of a list with two columns. */
function fileOf(rows: readonly (readonly [string | number, string | number])[]): string {
  return csvText([['First', 'Second'], ...rows]);
}

/** The cells that a reader with this separator finds, without the header line. */
function readBack(file: string, delimiter = ','): string[][] {
  return parse<string[]>(file, { delimiter, skipEmptyLines: true }).data.slice(1);
}

const PHONE = /^"?\+[\d ()./-]{4,}\d"?(?:,|$)/;
/** What spreadsheets read as a formula: these characters at the start of a cell, after quotes and spaces. */
const FORMULA = /^(?:["]|[^\S\t\r\n])*[=+\-@＝＋－＠\t\r]/;
/** Allows a phone number at the start of a cell, also if the reader joins it with the next column. */
const isFormula = (cell: string) => FORMULA.test(cell) && !PHONE.test(cell);

/** All cells that a reader may find: with each separator, and with quotes ignored. */
function cellsOfAnyReading(file: string): string[] {
  const bySeparator = [',', ';', '\t', '|'].flatMap((delimiter) => readBack(file, delimiter).flat());
  return [...bySeparator, ...file.split(/[,;|\t\n]|\r\n?/)];
}

it.each([
  ["Main St 1;=cmd|'/C calc'!A0;x", "Main St 1;'=cmd|'/C calc'!A0;x"],
  ['a;"=1+1"', `a;'"=1+1"`],
  ['two lines\r\n-1+2', "two lines\r\n'-1+2"],
  ['=HYPERLINK("http://evil.example")', `'=HYPERLINK("http://evil.example")`],
  ['\t=1', "'\t'=1"],
  ['  =1+1', "'  =1+1"],
  ['＝1+1', "'＝1+1"],
  ['+49 30 1234=cmd', "'+49 30 1234=cmd"],
  ['x;+49301-', "x;'+49301-"],
  ['ends with;', "ends with;'"],
])('has an apostrophe before what a spreadsheet would calculate: %j', (text, cell) => {
  const file = fileOf([[text, 'x']]);
  expect(readBack(file)).toEqual([[cell, 'x']]);
  expect(cellsOfAnyReading(file).filter(isFormula)).toEqual([]);
});

it.each(['+49 30 1234', '+1 (555) 010-0142', '+4930123456', '555 010 0142', '(030) 12 34'])('does not change the phone number %s', (phone) => {
  expect(readBack(fileOf([['a;b', phone], [phone, phone]]))).toEqual([['a;b', phone], [phone, phone]]);
});

it.each(['plain', '', 'a-b=c', 'Jun 10, 2023', 'say "hi"', 'two\nlines', 'Main St 1; back yard', '1 × Cola, 2 × Penne'])('does not change %j', (text) => {
  expect(readBack(fileOf([[text, text]]))).toEqual([[text, text]]);
});

it('quotes every cell, numbers too, and ends lines with CRLF (RFC 4180)', () => {
  expect(fileOf([['a', 12.9], ['b', -3]])).toBe('"First","Second"\r\n"a","12.9"\r\n"b","-3"\r\n');
});

it('restores every cell, apart from apostrophes, and contains no formula for any reader', () => {
  const pieces = fc.constantFrom('=', '+', '-', '@', "'", '"', ',', ';', '|', '\t', '\r', '\n', ' ', 'a', '1', '+49 30 1234');
  const text = fc.oneof(fc.string(), fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join('')));
  const guards = /(^|[,;|\t\r\n])'/g;
  fc.assert(
    fc.property(text, text, (first, second) => {
      const file = fileOf([[`x${first}`, second], [second, first]]);
      expect(cellsOfAnyReading(file).filter(isFormula)).toEqual([]);
      const plain = (cells: string[][]) => cells.flat().map((cell) => cell.replace(guards, '$1'));
      const read = parse<string[]>(file, { delimiter: ',' }).data.slice(1, -1);
      expect(plain(read)).toEqual(plain([[`x${first}`, second], [second, first]]));
    }),
    { numRuns: process.env.NIGHTLY === '1' ? 10_000 : 500 },
  );
});

it('writes an amount with two decimals, and a missing one as an empty cell', () => {
  expect([4.8, 12.99, 0, 1.005, Number.NaN].map(csvAmount)).toEqual(['4.80', '12.99', '0.00', '1.01', '']);
});
