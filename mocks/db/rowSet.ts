// Not from the package's index, which would load its sparse sets too: 3 KB of brotli.
import { TypedFastBitSet as RowSet } from 'typedfastbitset/lib/TypedFastBitSet.js';

/** A set of row numbers as bits. */
export { RowSet };

/** The row numbers that are in every set given; null stands for all rows. */
export function inAll(...sets: readonly (RowSet | null)[]): RowSet | null {
  return sets.reduce((both, each) => (both && each ? both.new_intersection(each) : (both ?? each)), null);
}
