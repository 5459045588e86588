/** New ids and random values: unguessable ids in use, reproducible ones and faults after QA has set a seed. */
import { randomId, uuidOf } from '../../src/domain/randomId';
import type { Rows } from '../store';

/** A reproducible random generator with one stream per record, named by seed, kind and number. */
export class Random {
  private state: number;

  constructor(seed: number, kind: string, n: number) {
    // FNV-1a over the name, so that neighbouring numbers get unrelated streams.
    let hash = 0x811c9dc5;
    for (const character of `${seed}/${kind}/${n}`) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
    this.state = hash;
  }

  /** A fraction from 0 up to but not including 1 (the mulberry32 generator). */
  private next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from `min` to `max`, both included. */
  whole(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  /** A random element. */
  pick<Value>(values: readonly [Value, ...Value[]]): Value {
    return values[this.whole(0, values.length - 1)] ?? values[0];
  }

  /** True in `percent` of 100 cases. */
  chance(percent: number): boolean {
    return this.whole(1, 100) <= percent;
  }

  /** A random id in the form of a UUID. */
  uuid(): string {
    return uuidOf(Array.from({ length: 32 }, () => this.whole(0, 15).toString(16)).join(''));
  }
}

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
export async function newId<Row extends { id: string }>(table: Rows<Row>): Promise<string> {
  if (chosen === null) return randomId();
  for (let n = await table.count(); ; n += 1) {
    const id = seededRandomFor(table.name, n).uuid();
    // After deletions, an existing row may have this id.
    if (!(await table.get(id))) return id;
  }
}
