import type { CounterRow } from '../db/rows';

/** The sums among the stored counters, by their names; what has come down to nothing is as if it had never been counted. */
export function sumsOf(counters: readonly CounterRow[]): Record<string, number> {
  const sums = counters.filter(({ key, value }) => !/^seeded$|^version:/.test(key) && value !== 0);
  return Object.fromEntries(sums.map(({ key, value }) => [key, value]));
}
