import type { Page } from '../../../domain/http/page';
import type { CsvColumn } from './csv';
import { BYTE_ORDER_MARK, csvText } from './csvText';

/** Rows per request: few requests, and each answer is parsed within one short task. */
const PAGE_SIZE = 100;

/**
 * Fetches all rows of a list, page by page, and writes them into a CSV file. No row is missing or written twice if rows are
 * added or removed during the export, unless as many are added behind a page as are removed before it at the same time.
 * @param fetchPage fetches one page of the list with its present search, filters and sort order; rejects when the signal aborts
 * @param onProgress called after each page with the number of rows written and the total
 * @returns the file and its number of rows
 * @throws the error of a page, or the signal's reason
 */
export async function exportCsv<Row extends { readonly id: string }>(
  columns: readonly CsvColumn<Row>[],
  fetchPage: (page: number, size: number) => Promise<Page<Row>>,
  signal: AbortSignal,
  onProgress: (done: number, total: number) => void,
): Promise<{ file: Blob; rows: number }> {
  const parts = [BYTE_ORDER_MARK, csvText([columns.map(({ title }) => title)])];
  // A row that is added during the export moves the last rows of a page to the next one.
  const written = new Set<string>();
  let before = 0;
  for (let page = 1; ; page += 1) {
    signal.throwIfAborted();
    const { items, total } = await fetchPage(page, PAGE_SIZE);
    const gone = before - total;
    before = total;
    if (gone > 0) {
      // Removed rows move others up into pages that have already been read: continue at the first of those pages.
      page = Math.floor(Math.max(0, (page - 1) * PAGE_SIZE - gone) / PAGE_SIZE);
      continue;
    }
    const fresh = items.filter(({ id }) => !written.has(id));
    fresh.forEach(({ id }) => written.add(id));
    parts.push(csvText(fresh.map((row) => columns.map(({ cell }) => cell(row)))));
    onProgress(written.size, total);
    if (page * PAGE_SIZE >= total) break;
  }
  return { file: new Blob(parts, { type: 'text/csv;charset=utf-8' }), rows: written.size };
}
