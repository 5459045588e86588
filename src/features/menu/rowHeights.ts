/**
 * How high rows of cards were when they were drawn, by what stood in them and how wide it was, so that room for them
 * is as high as they are: a page that is come back to is as long as it was left.
 */
const measured = new Map<string, number>();
/** What a row not drawn yet is taken for: the first one measured of its width. It stays, or the page would creep. */
const typical = new Map<string, number>();
const UNKNOWN_ROW = 330;
const MOST_REMEMBERED = 20_000;

/** The height of a row that was measured before, or a guess. */
export function rowHeight(width: string, row: string): number {
  return measured.get(`${width} ${row}`) ?? typical.get(width) ?? UNKNOWN_ROW;
}

/** Notes the height of a row. */
export function noteRowHeight(width: string, row: string, height: number): void {
  if (measured.size > MOST_REMEMBERED) measured.clear();
  measured.set(`${width} ${row}`, height);
  if (!typical.has(width)) typical.set(width, height);
}
