/**
 * Measured row heights in pixels, by grid width and row content, so that the space for unrendered rows has the right height
 * and a restored page is as long as before.
 */
const measured = new Map<string, number>();
/**
 * Estimate for a row that was never rendered: the first row measured at that width. It never changes, or the page length
 * would drift.
 */
const typical = new Map<string, number>();
const UNKNOWN_ROW = 330;
const MOST_REMEMBERED = 20_000;

/**
 * Returns the measured height of a row in pixels, or an estimate.
 * @param width key of the grid's width and column count
 * @param row key of the row's content
 */
export function rowHeight(width: string, row: string): number {
  return measured.get(`${width} ${row}`) ?? typical.get(width) ?? UNKNOWN_ROW;
}

/** Stores the measured height of a row, in pixels. */
export function noteRowHeight(width: string, row: string, height: number): void {
  if (measured.size > MOST_REMEMBERED) measured.clear();
  measured.set(`${width} ${row}`, height);
  if (!typical.has(width)) typical.set(width, height);
}
