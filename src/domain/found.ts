/** How many records of each kind the command palette is told of at most. */
export const MOST_FOUND = 5;
