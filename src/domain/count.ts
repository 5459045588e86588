import * as v from 'valibot';

/** How many there are of something: a whole number, 0 or more. */
export const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
