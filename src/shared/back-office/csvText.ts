/** The text of an export's file. docs/export.md has the rules and what spreadsheets make of them. */

import { unparse } from 'papaparse';
import { CELL_MAX, type CsvCell, type CsvColumn } from './csv';

/** Marks the text as UTF-8; without it Excel reads another character set. */
export const BYTE_ORDER_MARK = '\uFEFF';

const LINE_END = '\r\n';

/** What a spreadsheet takes for a formula at the start of a cell, after space or quotes. */
const FORMULA = String.raw`(?:"|[^\S\t\r\n])*[=+\-@＝＋－＠\t\r]`;
/** A cell that holds nothing but an international phone number is left as it is. */
const FORMULA_CELL = new RegExp(String.raw`^(?!\+[\d ()./-]{4,}\d$)${FORMULA}`);
/** Also a separator at the end of a cell: in such a reading the line break of the file would follow it. */
const UNSAFE_SEPARATOR = new RegExp(String.raw`[,;|\t\r\n](?=${FORMULA})|[;|\t\r\n](?=["\s]*$)`, 'g');

/**
 * A cell as Papa Parse takes it. Papa Parse guards the start of a cell alone. A reader with another separator ignores the
 * quotes and splits the text, so what follows a separator or a line break gets an apostrophe as well.
 */
function cellText(value: CsvCell): CsvCell {
  if (typeof value === 'number') return Number.isFinite(value) ? value : '';
  return value.replace(UNSAFE_SEPARATOR, "$&'").slice(0, CELL_MAX);
}

function csvText(rows: readonly CsvCell[][]): string {
  if (rows.length === 0) return '';
  return unparse(rows.map((cells) => cells.map(cellText)), { quotes: true, escapeFormulae: FORMULA_CELL, newline: LINE_END }) + LINE_END;
}

/** The line of titles, with its line end. */
export function csvHead<Row>(columns: readonly CsvColumn<Row>[]): string {
  return csvText([columns.map(({ title }) => title)]);
}

/** The lines of some rows, each with its line end; '' for no rows. */
export function csvLines<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  return csvText(rows.map((row) => columns.map(({ cell }) => cell(row))));
}
