/** Reads the order of a long index. Fetched when it is needed: only the back office has lists so long. */
import { versionOf } from './counters';
import { KnownOrder } from './knownOrder';
import { type Index, boundsOf, valueOf } from './listIndex';
import { RowSet } from './rowSet';

/** Keys read at a time: while the database reads it does nothing else, so that others would wait. */
const STRETCH = 4000;
const PAUSE_MS = 25;

function pause() {
  return new Promise((resolve) => { setTimeout(resolve, PAUSE_MS); });
}

/** The order of an index; null where a row changed meanwhile. */
export async function readKeyOrder<Row>(asked: Index<Row>): Promise<KnownOrder | null> {
  const { table, index, version } = asked;
  if (!version) return null;
  const { db, drawn } = version;
  const [start, end] = boundsOf(asked);
  const keys: number[] = [];
  const seen = new RowSet();
  let from = start;
  // Rows that come while this is read may stand where it has been already: they are left for later, all of them.
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
    // Begun again at the value that was reached, for other rows may share it.
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
