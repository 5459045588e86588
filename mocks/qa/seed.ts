/** Where everything that looks random in a QA session comes from. */
import type { Table } from 'dexie';
import { Random, randomId } from '../db/random';

/** What faults are drawn with until somebody chooses another seed. */
const DEFAULT_SEED = 1;

let chosen: number | null = null;

/** The seed somebody has chosen; null where nobody has. */
export function chosenSeed(): number | null {
  return chosen;
}

/** The seed that everything is drawn with. */
export function seedInUse(): number {
  return chosen ?? DEFAULT_SEED;
}

/** Chooses the seed; null goes back to nobody's choice. */
export function setSeed(seed: number | null) {
  chosen = seed;
}

/** The random numbers of the `n`th thing of a kind: the same under the same seed. */
export function drawFor(kind: string, n: number): Random {
  return new Random(seedInUse(), kind, n);
}

/**
 * An id for a new row. Under a chosen seed it follows from how many rows there are, so that the same steps make the
 * same ids. Inside a transaction the table has to be part of it.
 */
export async function newId(table: Table<{ id: string }, number>): Promise<string> {
  if (chosen === null) return randomId();
  for (let n = await table.count(); ; n += 1) {
    const id = drawFor(table.name, n).uuid();
    // Where rows have been deleted, their number may have been somebody's before.
    if (!(await table.get({ id }))) return id;
  }
}
