/** Computes the rows of a windowed grid: their positions, and which of them to render. */

/** A part of a windowed grid: a range of cards (`to` excluded), or empty space of a height in pixels. */
export type Part = { kind: 'cards'; from: number; to: number } | { kind: 'room'; height: number };

interface Rows {
  /** The height of each row in pixels, measured or estimated. */
  heights: readonly number[];
  gap: number;
}

/** Returns the range of rows (`to` excluded) that overlap the pixels from `top` to `bottom`, relative to the grid's top. */
export function rowsBetween({ heights, gap }: Rows, top: number, bottom: number): { from: number; to: number } {
  let from = 0;
  let to = 0;
  let at = 0;
  heights.forEach((height, row) => {
    if (at + height <= top) from = row + 1;
    if (at < bottom) to = row + 1;
    at += height + gap;
  });
  return { from: Math.min(from, to), to };
}

/**
 * Returns cards for the given rows, which are in ascending order, and empty space for the others.
 * @param columns number of cards per row
 * @param cards number of cards in the list
 */
export function gridParts({ heights, gap }: Rows, drawn: readonly number[], columns: number, cards: number): Part[] {
  const parts: Part[] = [];
  let next = 0;
  const room = (until: number) => {
    if (until <= next) return;
    const sum = heights.slice(next, until).reduce((total, height) => total + height, 0);
    parts.push({ kind: 'room', height: sum + gap * (until - next - 1) });
  };
  for (const row of drawn) {
    room(row);
    const last = parts.at(-1);
    const to = Math.min((row + 1) * columns, cards);
    if (last?.kind === 'cards' && row === next) last.to = to;
    else parts.push({ kind: 'cards', from: row * columns, to });
    next = row + 1;
  }
  room(heights.length);
  return parts;
}
