import * as v from 'valibot';

/**
 * A moment in ISO 8601 with its time zone. The shop stores and sends UTC, such as `2023-06-10T14:30:00.000Z`; days, months
 * and hours are those of the viewer's time zone, and dates.ts gives them. Screens would show any other text as `Invalid Date`.
 */
export const InstantSchema = v.pipe(v.string(), v.isoTimestamp());
