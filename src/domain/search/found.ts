import * as v from 'valibot';

/** The most results of each kind in the command palette. */
export const MOST_FOUND = 5;

/** A result in the command palette. */
export const FoundSchema = v.object({ id: v.string(), label: v.string(), hint: v.string() });
