/** What an export writes: its columns, and how they put amounts. The file's text is made in csvText.ts. */

import { toCents, toDollars } from '../../domain/money';

/** What a cell may hold: text, or a number to calculate with. */
export type CsvCell = string | number;

/** One column of an export. */
export interface CsvColumn<Row> {
  readonly title: string;
  readonly cell: (row: Row) => CsvCell;
}

/** The most characters that Excel takes in a cell; it cuts off the rest or moves it to other cells. */
export const CELL_MAX = 32_767;

/** An amount in dollars with two decimals, such as `4.80`, which spreadsheets read as a number; '' where there is none. */
export function csvAmount(dollars: number): string {
  return Number.isFinite(dollars) ? toDollars(toCents(dollars)).toFixed(2) : '';
}
