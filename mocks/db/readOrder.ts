/** Reads the order of a long index. Fetched when it is needed: only the back office has lists so long. */
import { Dexie } from 'dexie';
import { versionOf } from './counters';
import type { Index } from './listIndex';
import { RowSet } from './rowSet';

/** Keys read at a time: while the database reads it does nothing else, so that others would wait. */
const STRETCH = 4000;
const PAUSE_MS = 25;

function pause() {
  return new Promise((resolve) => { setTimeout(resolve, PAUSE_MS); });
}

function valueAt(row: object, keyPath: string | string[]): unknown {
  const at = (path: string): unknown => Dexie.getByKeyPath(row, path);
  return typeof keyPath === 'string' ? at(keyPath) : keyPath.map(at);
}

/** The keys of an index, ascending; null where its store changed meanwhile. */
export async function readOrder<Row>({ table, index, under = [], version }: Index<Row>): Promise<Uint32Array | null> {
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
      if ((await versionOf(db, table.name)).drawn !== drawn) return null;
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
