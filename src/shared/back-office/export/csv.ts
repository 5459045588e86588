/** The columns of a CSV export and the format of amounts. csvText.ts makes the text of the file. */

import { toCents, toDollars } from '../../../domain/number/money';

/** The value of a cell: text, or a number that spreadsheets can calculate with. */
export type CsvCell = string | number;

/** One column of an export. */
export interface CsvColumn<Row> {
  readonly title: string;
  readonly cell: (row: Row) => CsvCell;
}

/** An amount in dollars with two decimals, such as `4.80`, which spreadsheets read as a number; '' if it is not finite. */
export function csvAmount(dollars: number): string {
  return Number.isFinite(dollars) ? toDollars(toCents(dollars)).toFixed(2) : '';
}
