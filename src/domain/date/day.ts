import * as v from 'valibot';

/** Whether a text is a day of the calendar, such as `2026-12-25`. */
export function isDay(text: string): boolean {
  const date = new Date(text);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** A day of the calendar, such as `2026-12-25`. */
export const DaySchema = v.pipe(v.string(), v.check(isDay, 'Please enter a day'));
