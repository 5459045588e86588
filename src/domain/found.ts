import * as v from 'valibot';

/** How many records of each kind the command palette is told of at most. */
export const MOST_FOUND = 5;

/** Something that the command palette has found. */
export const FoundSchema = v.object({ id: v.string(), label: v.string(), hint: v.string() });
