import type { ChartPoint } from './Drawing';

/** Slices with a smaller share have no room for their names beside the pie. */
const SMALLEST = 0.03;
/** The label of the merged small slices. */
export const OTHERS = 'Others';

/** The sum of all values. */
export const sumOf = (points: readonly ChartPoint[]) => points.reduce((sum, { value }) => sum + value, 0);

/** Merges small slices, so that each slice has room for its name. The table shows all of them. */
export function slicesOf(points: readonly ChartPoint[]): readonly ChartPoint[] {
  const least = sumOf(points) * SMALLEST;
  const [large, small] = [points.filter(({ value }) => value >= least), points.filter(({ value }) => value < least)];
  // A single small slice would only lose its name, and a pie of small slices would become one slice.
  if (small.length < 2 || large.length === 0) return points;
  return [...large, { label: OTHERS, value: sumOf(small) }];
}

/** Shortens a category's name to `most` characters, with an ellipsis. */
export function shortName(name: string, most: number): string {
  const characters = Array.from(name);
  return characters.length <= most ? name : `${characters.slice(0, most - 1).join('').trimEnd()}…`;
}
