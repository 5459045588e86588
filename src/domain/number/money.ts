import * as v from 'valibot';
import { groupDigits } from './digits';

/**
 * Money is calculated in whole cents, because binary fractions are inexact: 0.1 + 0.2 is not 0.3. The API and the
 * screens use dollars (4.99); every sum is made in cents and rounded once.
 */

/** Dollars to whole cents, rounded half up. `12.99` gives `1299`. */
export function toCents(dollars: number): number {
  // 1.005 * 100 is 100.49999999999999: the correction is far below a tenth of a cent.
  return Math.floor(dollars * 100 + 0.5 + 1e-7);
}

/** Whether two prices in dollars are the same in whole cents. */
export function samePrice(one: number, other: number): boolean {
  return toCents(one) === toCents(other);
}

/** Whole cents to dollars. `1299` gives `12.99`. */
export function toDollars(cents: number): number {
  return cents / 100;
}

/** Formats an amount in dollars: `$4.99`, `$1,234.50`, `−$2.00`, or `N/A` if there is none (docs/behaviour.md, section 2, food card). */
export function formatPrice(dollars: number | null | undefined): string {
  const amount = dollars ?? Number.NaN;
  return Number.isFinite(amount) ? `${amount < 0 ? '−' : ''}$${groupDigits(toDollars(toCents(Math.abs(amount))).toFixed(2))}` : 'N/A';
}

/** Whether an amount in dollars has no fraction of a cent. */
export function hasWholeCents(value: number): boolean {
  return Math.abs(value * 100 - toCents(value)) < 1e-6;
}

/** States in the published description that amounts have no fraction of a cent. */
export const WHOLE_CENTS = v.metadata<number, { multipleOf: number }>({ multipleOf: 0.01 });

/** An amount in dollars in a response. A fraction of a cent is accepted, because screens round it. */
export const MoneySchema = v.pipe(v.number(), v.minValue(0), WHOLE_CENTS);

/** Without the binary fraction of a sum such as 4.1 × 3, which one store would keep and another would not. */
const wholeCents = (dollars: number) => toDollars(toCents(dollars));

/**
 * The rule for an amount in dollars, in whole cents.
 * @param tooMuch the message for more than the most
 */
export function dollarsBetween(least: number, most: number, message: string, tooMuch: string) {
  return v.pipe(v.number(message), v.minValue(least, message), v.maxValue(most, tooMuch), v.check(hasWholeCents, message), WHOLE_CENTS, v.transform(wholeCents));
}

/** The highest price on the menu, in dollars. */
const PRICE_MAX = 99_999.99;

const PRICE_MESSAGE = 'Please enter a valid price';

/** The price of one piece with its options, in dollars: it may be above the highest price of a dish. */
export const UnitPriceSchema = v.pipe(v.number(PRICE_MESSAGE), v.minValue(0.01, PRICE_MESSAGE), v.check(hasWholeCents, PRICE_MESSAGE));

/** A price in dollars (docs/behaviour.md, section 5). Too high a price gets a message that names the limit. */
export const PriceSchema = dollarsBetween(0.01, PRICE_MAX, PRICE_MESSAGE, `The price can be at most ${formatPrice(PRICE_MAX)}`);
