import type { TypedFastBitSet } from 'typedfastbitset';

/** The row numbers that are in every set given; null stands for all rows. */
export function inAll(...sets: readonly (TypedFastBitSet | null)[]): TypedFastBitSet | null {
  return sets.reduce((both, each) => (both && each ? both.new_intersection(each) : (both ?? each)), null);
}
