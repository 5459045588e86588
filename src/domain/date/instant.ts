import * as v from 'valibot';

/**
 * A moment in ISO 8601 with its time zone. The shop stores and sends UTC, such as `2023-06-10T14:30:00.000Z`; dates.ts
 * converts it to the viewer's time zone. Screens would show any other text as `Invalid Date`.
 */
export const InstantSchema = v.pipe(v.string(), v.isoTimestamp());
