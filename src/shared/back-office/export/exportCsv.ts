import { isoDay } from '../../../domain/date/dates';
import type { Page } from '../../../domain/http/page';
import { untilIdle } from '../../../compat/whenIdle';
import type { CsvColumn } from './csv';
import { BYTE_ORDER_MARK, csvHead, csvLines } from './csvText';

/** Rows per request: few requests, and each answer is parsed within one short task. */
const PAGE_SIZE = 100;

/**
 * Characters per Blob. A Blob is stored outside the page's memory; making one costs a message to another process, and a long
 * one a long task.
 */
const PART_LENGTH = 200_000;

/** What an export writes and how it fetches the rows. */
export interface CsvExport<Row> {
  readonly columns: readonly CsvColumn<Row>[];
  readonly keyOf: (row: Row) => string;
  /** Fetches one page of the list with its present search, filters and sort order; rejects when the signal aborts. */
  readonly fetchPage: (page: number, size: number, signal: AbortSignal) => Promise<Page<Row>>;
}

/**
 * Fetches all rows of a list, page by page, and writes them into a CSV file. No row is missing or written twice if rows are
 * added or removed during the export, unless as many are added behind a page as are removed before it at the same time.
 * @param onProgress called after each page with the number of rows written and the total
 * @returns the file and its number of rows
 * @throws the error of a page, or the signal's reason
 */
export async function exportCsv<Row>(
  { columns, keyOf, fetchPage }: CsvExport<Row>,
  signal: AbortSignal,
  onProgress: (done: number, total: number) => void,
): Promise<{ file: Blob; rows: number }> {
  const parts: Blob[] = [];
  let text = BYTE_ORDER_MARK + csvHead(columns);
  // A row that is added during the export moves the last rows of a page to the next one.
  const written = new Set<string>();
  let before = 0;
  for (let page = 1; ; page += 1) {
    const { items, total } = await fetchPage(page, PAGE_SIZE, signal);
    signal.throwIfAborted();
    const gone = before - total;
    before = total;
    if (gone > 0) {
      // Removed rows move others up into pages that have already been read: continue at the first of those pages.
      page = Math.floor(Math.max(0, (page - 1) * PAGE_SIZE - gone) / PAGE_SIZE);
      continue;
    }
    const fresh = items.filter((row) => !written.has(keyOf(row)));
    fresh.forEach((row) => written.add(keyOf(row)));
    text += csvLines(columns, fresh);
    if (text.length > PART_LENGTH) {
      parts.push(new Blob([text]));
      text = '';
    }
    onProgress(written.size, total);
    if (page * PAGE_SIZE >= total) break;
    // Yields so that the page can paint and respond and the garbage collector can run.
    await untilIdle();
    signal.throwIfAborted();
  }
  return { file: new Blob([...parts, text], { type: 'text/csv;charset=utf-8' }), rows: written.size };
}

/** A file name such as `orders-2026-01-31.csv`, with the date in the local time zone. */
export function csvFileName(name: string, date: Date): string {
  return `${name}-${isoDay(date)}.csv`;
}
