/** Reads the order of a long index. Loaded on demand, because only the back office has such long lists. */
import { versionOf } from '../repositories/counters';
import { KnownOrder } from './sortIndexCache';
import { type Index, boundsOf, valueOf } from './listIndex';
import { RowSet } from './rowSet';

/** Row numbers read per chunk. The database does nothing else while it reads a chunk, so other requests wait. */
const STRETCH = 4000;
const PAUSE_MS = 25;

function pause() {
  return new Promise((resolve) => { setTimeout(resolve, PAUSE_MS); });
}

/** Reads the order of an index in chunks, with pauses for other requests. @returns null if a row has changed since */
export async function readSortIndex<Row>(asked: Index<Row>): Promise<KnownOrder | null> {
  const { table, index, version } = asked;
  if (!version) return null;
  const { db, drawn } = version;
  const [start, end] = boundsOf(asked);
  const keys: number[] = [];
  const seen = new RowSet();
  let from = start;
  // Rows that are added during the reading may belong before the current position. All of them are left to KnownOrder.
  const newest = (await table.orderBy(':id').lastKey()) as number;
  for (let size = STRETCH; ; ) {
    await pause();
    const part = await db.transaction('r', [table, db.counters], async () => {
      if ((await versionOf(db, table.name)).drawn !== drawn) return null;
      const read = await table.where(index).between(from, end, true, true).limit(size).primaryKeys();
      const last = await table.get(read.at(-1) ?? 0);
      return { read, reached: last && valueOf(last, asked) };
    });
    if (!part) return null;
    // Each chunk starts again at the last value, because further rows may have the same value.
    const fresh = part.read.filter((key) => key <= newest && !seen.has(key));
    for (const key of fresh) {
      seen.add(key);
      keys.push(key);
    }
    if (part.read.length < size) return new KnownOrder(Uint32Array.from(keys), newest);
    if (fresh.length === 0) size *= 2;
    from = part.reached;
  }
}
