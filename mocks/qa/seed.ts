/** Where everything that looks random in a QA session comes from. */
import type { Table } from 'dexie';
import { Random } from '../db/random';

/** What faults are drawn with until somebody chooses another seed. */
export const DEFAULT_SEED = 1;

let chosen: number | null = null;

/** The seed somebody has chosen; null where nobody has. */
export function chosenSeed(): number | null {
  return chosen;
}

export function setSeed(seed: number | null) {
  chosen = seed;
}

/** The random numbers of the `n`th thing of a kind: the same under the same seed. */
export function drawFor(kind: string, n: number): Random {
  return new Random(chosen ?? DEFAULT_SEED, kind, n);
}

/**
 * An id for a new row. Under a chosen seed it follows from the number of the last row, so that the same steps make the
 * same ids. Inside a transaction the table has to be part of it.
 */
export async function newId(table: Table<{ n?: number }, number>): Promise<string> {
  if (chosen === null) return crypto.randomUUID();
  const last = await table.toCollection().last();
  return drawFor(table.name, (last?.n ?? 0) + 1).uuid();
}
