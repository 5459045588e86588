/** The order of a long index as it was read, and the places of rows that have come since. Fetched with readKeyOrder. */
import { type Index, boundsOf, numberOf, valueOf } from './listIndex';

/** Among more new rows than this it is quicker to read the order anew. */
const FEW = 60;

function inserted(keys: Uint32Array, at: number, key: number): Uint32Array {
  const longer = new Uint32Array(keys.length + 1);
  longer.set(keys.subarray(0, at));
  longer[at] = key;
  longer.set(keys.subarray(at), at + 1);
  return longer;
}

/** Keys in the order of an index, ascending: all up to the newest at the time. */
export class KnownOrder {
  constructor(
    private keys: Uint32Array,
    private newest: number,
  ) {}

  /**
   * The keys with those that have joined them: rows are numbered upwards. Null where these are many.
   * @param asked the index of which this is the order; its rows have not changed otherwise
   */
  async upToDate<Row>(asked: Index<Row>): Promise<Uint32Array | null> {
    const { table, index, under = [] } = asked;
    const joined = await table.where(':id').above(this.newest).limit(FEW + 1).toArray();
    if (joined.length > FEW) return null;
    const [start] = boundsOf(asked);
    let { keys, newest } = this;
    for (const row of joined) {
      newest = numberOf(row, asked);
      const value = valueOf(row, asked);
      if (!under.every((part, at) => (value as unknown[])[at] === part)) continue;
      // Some of the nearest may be new as well, and not have their places yet.
      const nearest = await table.where(index).between(start, value, true, true).reverse().limit(joined.length + 1).primaryKeys();
      const previous = nearest.find((key) => key < newest);
      keys = inserted(keys, previous === undefined ? 0 : keys.lastIndexOf(previous) + 1, newest);
    }
    this.keys = keys;
    this.newest = newest;
    return keys;
  }
}
