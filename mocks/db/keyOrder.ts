/**
 * The order of a long index, kept in the page until its store changes. A row in the middle of a list is reached by
 * stepping over all before it, which takes longer the longer the list is; after the first time it is looked up instead.
 */
import { Dexie, type Table } from 'dexie';
import { type OrdersVersion, ordersVersion } from './counters';
import { RowSet } from './rowSet';

/** An index to be kept, or the part of it under some leading values. */
export interface Index<Row> {
  readonly table: Table<Row, number>;
  readonly index: string;
  readonly under?: readonly (string | number)[];
  /** What the store was read at: another version may have another order. Only orders are so many that somebody keeps count. */
  readonly version?: OrdersVersion;
}

/** Every order of the longest list takes 400 KB, and few are in use at once. */
const KEPT = 4;
/** Keys read at a time: while the database reads it does nothing else, so that others would wait. */
const STRETCH = 4000;
const PAUSE_MS = 25;

const known = new Map<string, { version: number; keys: Uint32Array | null }>();

function nameOf<Row>({ table, index, under = [] }: Index<Row>): string {
  return JSON.stringify([table.name, index, ...under]);
}

/** The keys of the index, ascending; null where they have not been read since the store last changed. */
export function keyOrder<Row>(index: Index<Row>): Uint32Array | null {
  const found = known.get(nameOf(index));
  return found?.version === index.version?.drawn ? (found?.keys ?? null) : null;
}

/** Reads the order in the background, bit by bit, for the next time it is asked for. */
export function rememberOrder<Row>(index: Index<Row>) {
  const version = index.version?.drawn;
  const name = nameOf(index);
  if (version === undefined || known.get(name)?.version === version) return;
  const reading = { version, keys: null as Uint32Array | null };
  known.delete(name);
  known.set(name, reading);
  const [oldest] = known.keys();
  if (known.size > KEPT && oldest !== undefined) known.delete(oldest);

  const forget = () => { if (known.get(name) === reading) known.delete(name); };
  // Whoever asks does so in a transaction, which does not wait for this.
  Dexie.ignoreTransaction(() => readAll(index)).then((keys) => {
    if (keys) reading.keys = keys;
    else forget();
  }, forget);
}

function pause() {
  return new Promise((resolve) => { setTimeout(resolve, PAUSE_MS); });
}

function valueAt(row: object, keyPath: string | string[]): unknown {
  const at = (path: string): unknown => Dexie.getByKeyPath(row, path);
  return typeof keyPath === 'string' ? at(keyPath) : keyPath.map(at);
}

/** Null where the store changed meanwhile. */
async function readAll<Row>({ table, index, under = [], version }: Index<Row>): Promise<Uint32Array | null> {
  if (!version) return null;
  const { db, drawn } = version;
  const compound = under.length > 0;
  const end = compound ? [...under, Dexie.maxKey] : Dexie.maxKey;
  const keys: number[] = [];
  const seen = new RowSet();
  let from: unknown = compound ? [...under, Dexie.minKey] : Dexie.minKey;
  for (let size = STRETCH; ; ) {
    await pause();
    const part = await db.transaction('r', [table, db.counters], async () => {
      if ((await ordersVersion(db)).drawn !== drawn) return null;
      const read = await table.where(index).between(from, end, true, true).limit(size).primaryKeys();
      const last = await table.get(read.at(-1) ?? 0);
      return { read, reached: last && valueAt(last, table.schema.idxByName[index]?.keyPath ?? '') };
    });
    if (!part) return null;
    // Begun again at the value that was reached, for other rows may share it.
    const fresh = part.read.filter((key) => !seen.has(key));
    for (const key of fresh) {
      seen.add(key);
      keys.push(key);
    }
    if (part.read.length < size) return Uint32Array.from(keys);
    if (fresh.length === 0) size *= 2;
    from = part.reached;
  }
}
