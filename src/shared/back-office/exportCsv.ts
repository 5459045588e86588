import { isoDay } from '../../domain/dates';
import type { Page } from '../../domain/page';
import { untilIdle } from '../lib/whenIdle';
import type { CsvColumn } from './csv';
import { BYTE_ORDER_MARK, csvHead, csvLines } from './csvText';

/** Rows asked for at a time: few enough calls, and each answer read within one short task. */
const PAGE_SIZE = 100;

/**
 * Characters of text put into one Blob, where they need no memory of the page. Each Blob costs a message to another
 * process, and a long one a long task.
 */
const PART_LENGTH = 200_000;

/** What an export writes and where it gets it. */
export interface CsvExport<Row> {
  readonly columns: readonly CsvColumn<Row>[];
  readonly keyOf: (row: Row) => string;
  /** Asks for one page of what the list shows now, in its order; rejects when the signal aborts. */
  readonly fetchPage: (page: number, size: number, signal: AbortSignal) => Promise<Page<Row>>;
}

/**
 * Writes every row a list matches into a file, a page at a time.
 * @param onProgress told how many rows are written, out of how many
 * @throws the failure of a page, or the signal's reason
 */
export async function exportCsv<Row>(
  { columns, keyOf, fetchPage }: CsvExport<Row>,
  signal: AbortSignal,
  onProgress: (done: number, total: number) => void,
): Promise<{ file: Blob; rows: number }> {
  const parts: Blob[] = [];
  let text = BYTE_ORDER_MARK + csvHead(columns);
  // A row added meanwhile pushes the last ones of a page onto the next.
  const written = new Set<string>();
  let before = 0;
  for (let page = 1; ; page += 1) {
    const { items, total } = await fetchPage(page, PAGE_SIZE, signal);
    signal.throwIfAborted();
    const gone = before - total;
    before = total;
    if (gone > 0) {
      // Rows that have left the list let others move up among those that are read: back to the first of these.
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
    // The page paints, answers and clears away what is no longer needed before the next rows are taken.
    await untilIdle();
    signal.throwIfAborted();
  }
  return { file: new Blob([...parts, text], { type: 'text/csv;charset=utf-8' }), rows: written.size };
}

/** `orders-2026-01-31.csv`, after the reader's local day. */
export function csvFileName(name: string, date: Date): string {
  return `${name}-${isoDay(date)}.csv`;
}
