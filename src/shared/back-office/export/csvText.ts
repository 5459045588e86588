/** Makes the text of a CSV file. docs/export.md has the rules and how spreadsheets read the file. */

import { unparse } from 'papaparse';
import type { CsvCell } from './csv';

/** Marks the text as UTF-8; without it Excel assumes another character set. */
export const BYTE_ORDER_MARK = '\uFEFF';

const LINE_END = '\r\n';

/** The most characters of a cell in Excel; it cuts off the rest or moves it to other cells. */
const CELL_MAX = 32_767;

/** What spreadsheets read as a formula: these characters at the start of a cell, after spaces or quotes. */
const FORMULA = String.raw`(?:"|[^\S\t\r\n])*[=+\-@＝＋－＠\t\r]`;
/** Leaves out cells that contain only an international phone number, such as `+49 30 1234`. */
const FORMULA_CELL = new RegExp(String.raw`^(?!\+[\d ()./-]{4,}\d$)${FORMULA}`);
/**
 * Separators and line breaks before a formula, and separators at the end of a cell: a reader that splits there would join
 * the cell with the line break and the next row.
 */
const UNSAFE_SEPARATOR = new RegExp(String.raw`[,;|\t\r\n](?=${FORMULA})|[;|\t\r\n](?=["\s]*$)`, 'g');

/**
 * A cell for Papa Parse, which escapes formulas at the start of a cell only. A reader with another separator ignores the
 * quotes and splits the text, so an apostrophe is put after separators and line breaks as well.
 */
function cellText(value: CsvCell): CsvCell {
  return typeof value === 'number' ? value : value.replace(UNSAFE_SEPARATOR, "$&'").slice(0, CELL_MAX);
}

/** The lines of the rows, each with its line end; '' for no rows. */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  if (rows.length === 0) return '';
  return unparse(rows.map((cells) => cells.map(cellText)), { quotes: true, escapeFormulae: FORMULA_CELL, newline: LINE_END }) + LINE_END;
}
