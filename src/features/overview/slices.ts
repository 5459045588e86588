import type { ChartPoint } from './chartSubject';

/** Slices of a smaller share than this have no room beside the pie for all their names. */
const SMALLEST = 0.03;
/** What those are called together. */
export const OTHERS = 'Others';

/** The whole of which the points are parts. */
export const sumOf = (points: readonly ChartPoint[]) => points.reduce((sum, { value }) => sum + value, 0);

/** The slices that are drawn: the small ones as one, so that each has its name beside it. The table has them all. */
export function slicesOf(points: readonly ChartPoint[]): readonly ChartPoint[] {
  const least = sumOf(points) * SMALLEST;
  const [large, small] = [points.filter(({ value }) => value >= least), points.filter(({ value }) => value < least)];
  // One alone would only lose its name, and a pie of nothing else would be a single slice.
  if (small.length < 2 || large.length === 0) return points;
  return [...large, { label: OTHERS, value: sumOf(small) }];
}

/** A category's name as there is room for it beside its slice. */
export function shortName(name: string, most: number): string {
  const characters = Array.from(name);
  return characters.length <= most ? name : `${characters.slice(0, most - 1).join('').trimEnd()}…`;
}
