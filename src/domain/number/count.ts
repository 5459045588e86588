import * as v from 'valibot';

/** A count: a whole number, 0 or more. */
export const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
