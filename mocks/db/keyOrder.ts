/**
 * The order of a long index, kept in the page until a row changes. A row in the middle of a list is reached by stepping
 * over all before it, which takes longer the longer the list is; after the first time it is looked up instead.
 */
import { Dexie } from 'dexie';
import type { KnownOrder } from './knownOrder';
import type { Index } from './listIndex';

/** Every order of the longest list takes 400 KB, and few are in use at once. */
const KEPT = 4;
const known = new Map<string, { version: number; order: KnownOrder | null }>();

function nameOf<Row>({ table, index, under = [] }: Index<Row>): string {
  return JSON.stringify([table.name, index, ...under]);
}

/** The keys of the index, ascending; null where they are not known. Call it inside a transaction. */
export async function keyOrder<Row>(index: Index<Row>): Promise<Uint32Array | null> {
  const name = nameOf(index);
  const found = known.get(name);
  if (!found?.order || found.version !== index.version?.drawn) return null;
  const keys = await found.order.upToDate(index);
  if (!keys) known.delete(name);
  return keys;
}

/** Reads the order in the background, bit by bit, for the next time it is asked for. */
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
  // Whoever asks does so in a transaction, which does not wait for this.
  Dexie.ignoreTransaction(async () => (await import('./readKeyOrder')).readKeyOrder(index)).then((order) => {
    if (order) reading.order = order;
    else forget();
  }, forget);
}
