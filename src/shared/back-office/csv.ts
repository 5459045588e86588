/** Spreadsheet files as RFC 4180 writes them, with nothing in them that a spreadsheet would run. */

import { toCents, toDollars } from '../../domain/money';

/** What a cell may hold: text, or a number to calculate with. */
export type CsvCell = string | number;

/** One column of an export. */
export interface CsvColumn<Row> {
  readonly title: string;
  readonly cell: (row: Row) => CsvCell;
}

/** The most characters that spreadsheets take in a cell; what is more they cut off without a word, or put elsewhere. */
export const CELL_MAX = 32_767;

/** Says that the text is UTF-8; without it Excel takes the letters for another alphabet. */
export const BYTE_ORDER_MARK = '\uFEFF';

const LINE_END = '\r\n';

/** Spreadsheets take text that begins like this for a formula, space before it or not. */
const FORMULA_START = /^(?:\s*[=+\-@＝＋－＠]|[\t\r])/u;

/** A cell as it stands in the file. Text that would be a formula begins with ', which makes it text. */
export function csvCell(value: CsvCell): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  const text = FORMULA_START.test(value) ? `'${value}` : value;
  return /["\r\n,;\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** An amount in dollars with its cents, as a bank writes it: to a spreadsheet it is a number all the same. */
export function csvAmount(dollars: number): string {
  return Number.isFinite(dollars) ? toDollars(toCents(dollars)).toFixed(2) : '';
}

/** One line, with its end. */
function csvLine(cells: readonly CsvCell[]): string {
  return cells.map(csvCell).join(',') + LINE_END;
}

/** The line of titles. */
export function csvHead<Row>(columns: readonly CsvColumn<Row>[]): string {
  return csvLine(columns.map(({ title }) => title));
}

/** The lines of some rows. */
export function csvLines<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  return rows.map((row) => csvLine(columns.map(({ cell }) => cell(row)))).join('');
}
