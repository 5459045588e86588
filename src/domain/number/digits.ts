import * as v from 'valibot';

/** A count: a whole number, 0 or more. */
export const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * The rule for a whole number.
 * @param tooMany the message for more than the most
 */
export function wholeNumberBetween(least: number, most: number, message: string, tooMany = message) {
  return v.pipe(v.number(message), v.integer(message), v.minValue(least, message), v.maxValue(most, tooMany));
}

/**
 * Formats a number with a comma before every three digits: `12345` as `12,345`, `1234567.80` as `1,234,567.80`. Own
 * code, because the first call of `Intl.NumberFormat` takes 80 ms on a phone.
 * @param number a whole number, or a text with two decimals
 */
export function groupDigits(number: number | string): string {
  return String(number).replace(/\B(?=(\d{3})+(\.|$))/g, ',');
}

/** A fraction as a percentage without its sign, with at most three decimals: `0.08` as `8`, `0.08875` as `8.875`. */
export function percentText(fraction: number): string {
  // Rounded, because 0.07 * 100 is 7.000000000000001.
  return String(Math.round(fraction * 100_000) / 1000);
}
