/** A cached order of a long index, and the insertion of new rows into it. Loaded with readSortIndex. */
import { type Index, boundsOf, numberOf, valueOf } from './listIndex';

/** With more new rows than this, reading the order again is faster. */
const FEW = 60;

function inserted(keys: Uint32Array, at: number, key: number): Uint32Array {
  const longer = new Uint32Array(keys.length + 1);
  longer.set(keys.subarray(0, at));
  longer[at] = key;
  longer.set(keys.subarray(at), at + 1);
  return longer;
}

/** Row numbers in the order of an index, ascending: all rows up to the newest at the time of reading. */
export class KnownOrder {
  constructor(
    private keys: Uint32Array,
    private newest: number,
  ) {}

  /**
   * The row numbers including rows that were added since; these have higher numbers. Null if there are too many new
   * rows.
   * @param asked the index of this order; its other rows must be unchanged
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
      // Some of the nearest rows may be new as well, and not inserted yet.
      const nearest = await table.where(index).between(start, value, true, true).reverse().limit(joined.length + 1).primaryKeys();
      const previous = nearest.find((key) => key < newest);
      keys = inserted(keys, previous === undefined ? 0 : keys.lastIndexOf(previous) + 1, newest);
    }
    this.keys = keys;
    this.newest = newest;
    return keys;
  }
}
