/** The clock of the demo: everything the backend dates, it dates by this one. */

/** The present moment. */
export function now(): Date {
  return new Date();
}
