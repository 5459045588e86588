/** New ids and random values: unguessable ids in use, reproducible ones and faults after QA has set a seed. */
import type { Table } from 'dexie';
import { Random, randomId } from './random';

/** The seed of faults unless another is set. */
const DEFAULT_SEED = 1;

let chosen: number | null = null;

/** The seed that was set; null if none was. */
export function chosenSeed(): number | null {
  return chosen;
}

/** The current seed. */
export function seedInUse(): number {
  return chosen ?? DEFAULT_SEED;
}

/** Sets the seed; null removes it. */
export function setSeed(seed: number | null) {
  chosen = seed;
}

/** The random generator of the `n`th item of a kind: the same for the same seed. */
export function seededRandomFor(kind: string, n: number): Random {
  return new Random(seedInUse(), kind, n);
}

/**
 * An id for a new row. With a set seed it depends on the number of rows, so that the same steps give the same ids. A
 * surrounding transaction must include the table.
 */
export async function newId(table: Table<{ id: string }, number>): Promise<string> {
  if (chosen === null) return randomId();
  for (let n = await table.count(); ; n += 1) {
    const id = seededRandomFor(table.name, n).uuid();
    // After deletions, an existing row may have this id.
    if (!(await table.get({ id }))) return id;
  }
}
