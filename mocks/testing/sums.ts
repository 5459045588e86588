import type { RowOf } from '../db/schema/rowSchemas';

/** The stored counters by name, without those that are 0. */
export function sumsOf(counters: readonly RowOf<'counters'>[]): Record<string, number> {
  const sums = counters.filter(({ key, value }) => !/^seeded$|^version:/.test(key) && value !== 0);
  return Object.fromEntries(sums.map(({ key, value }) => [key, value]));
}
