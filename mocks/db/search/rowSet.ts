// Not from the package's index, which would also load its sparse sets: 3 KB of brotli.
import { TypedFastBitSet as RowSet } from 'typedfastbitset/lib/TypedFastBitSet.js';

/** A set of row numbers, as a bit set. */
export { RowSet };

/** The intersection of the given sets; null means all rows. */
export function inAll(...sets: readonly (RowSet | null)[]): RowSet | null {
  return sets.reduce((both, each) => (both && each ? both.new_intersection(each) : (both ?? each)), null);
}
