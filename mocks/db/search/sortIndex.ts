/**
 * The sort index cache: the order of a long index, in memory until a row changes. IndexedDB reaches a row in the middle
 * of a list by stepping over all rows before it, which takes time in proportion to the list; the cache looks it up.
 */
import { Dexie } from 'dexie';
import type { KnownOrder } from './sortIndexCache';
import type { Index } from './listIndex';

/** The most cached orders. Each order of the longest list takes 400 KB, and few are in use at the same time. */
const KEPT = 4;
const known = new Map<string, { version: number; order: KnownOrder | null }>();

function nameOf<Row>({ table, index, under = [] }: Index<Row>): string {
  return JSON.stringify([table.name, index, ...under]);
}

/** The row numbers in the order of the index, ascending; null if they are not cached. Call it inside a transaction. */
export async function sortIndex<Row>(index: Index<Row>): Promise<Uint32Array | null> {
  const name = nameOf(index);
  const found = known.get(name);
  if (!found?.order || found.version !== index.version?.drawn) return null;
  const keys = await found.order.upToDate(index);
  if (!keys) known.delete(name);
  return keys;
}

/** Reads the order in the background, in chunks, for the next request. */
export function rememberOrder<Row>(index: Index<Row>) {
  const version = index.version?.drawn;
  const name = nameOf(index);
  if (version === undefined || known.get(name)?.version === version) return;
  const reading = { version, order: null as KnownOrder | null };
  known.delete(name);
  known.set(name, reading);
  const [oldest] = known.keys();
  if (known.size > KEPT && oldest !== undefined) known.delete(oldest);

  const forget = () => { if (known.get(name) === reading) known.delete(name); };
  // The caller is in a transaction, which must not wait for this.
  Dexie.ignoreTransaction(async () => (await import('./readSortIndex')).readSortIndex(index)).then((order) => {
    if (order) reading.order = order;
    else forget();
  }, forget);
}
