/** The rows of a long grid: where they stand, and which of them are worth drawing. */

/** What a grid draws: cards by their number, and empty room in place of those that are far from the screen. */
export type Part = { kind: 'cards'; from: number; to: number } | { kind: 'room'; height: number };

interface Rows {
  /** The height of each row in pixels, measured or guessed. */
  heights: readonly number[];
  gap: number;
}

/** The stretch of rows, `to` not included, that touch the pixels between `top` and `bottom` below the grid's own top. */
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

/** Cards for these rows, in ascending order, and room for the others. */
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
