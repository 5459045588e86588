/** Parses numbers as users type or paste them, in the notations of several countries and keyboards. */

/** Converts full-width forms (１，．＄) and Arabic-Indic and Persian digits and separators to ASCII. Removes invisible format characters. */
function toAscii(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[\u066b\u3002]/g, '.')
    .replace(/[\u066c\u060c]/g, ',')
    .replace(/\u2212/g, '-')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Groups of three digits with one separator, then at most one decimal separator, which differs from it. */
const GROUPED = /^[1-9]\d{0,2}([ ,.])\d{3}(?:\1\d{3})*(?:(?!\1)[,.]\d*)?$/;
const UNGROUPED = /^(?:\d+[,.]?\d*|[,.]\d+)$/;
/** A single point before three digits is decimal, because the shop writes prices with a decimal point. */
const POINT_BEFORE_THREE = /^\d+\.\d{3}$/;

/**
 * Parses a typed number by fixed rules:
 * - `4,99` and `4.99` are 4.99: a single separator is decimal;
 * - `1,234` is 1234, the way the shop writes thousands, but `0,125`, `1234,567` and `1.234` are decimal;
 * - `1,234.50`, `1.234,50` and `1 234,50` are 1234.5: of two separators the last is decimal;
 * - `1e3`, `0x10`, `12,34,567`, `1 2`, `+5`, `4.99 EUR` and words are not numbers.
 * @returns null for text that is not a number, and for empty text; negative numbers are parsed, and the field's schema
 * refuses them
 */
export function parseNumber(text: string): number | null {
  const [, sign = '', digits = ''] = /^(-?)(.*)$/.exec(toAscii(text)) ?? [];
  const [, separator] = POINT_BEFORE_THREE.test(digits) ? [] : (GROUPED.exec(digits) ?? []);
  if (separator === undefined && !UNGROUPED.test(digits)) return null;
  const ungrouped = separator === undefined ? digits : digits.replaceAll(separator, '');
  // Adding 0 turns -0 into 0.
  return Number(sign + ungrouped.replace(',', '.')) + 0;
}

/** Parses a price in dollars, with or without the dollar sign: `$4.99`, `4,99 $`. Otherwise as `parseNumber`. */
export function parsePrice(text: string): number | null {
  return parseNumber(toAscii(text).replace(/^\$ ?| ?\$$/, ''));
}

/** Groups of three digits with a comma or a space, or at least two groups with a point: `1.000` alone could also be 1 with decimals. */
const WHOLE = /^-?(?:\d+|\d{1,3}([ ,])\d{3}(?:\1\d{3})*|\d{1,3}(?:\.\d{3}){2,})$/;

/** Parses a number of pieces: as `parseNumber`, but text with decimals (`1.0`, `1,00`, `1.000`) gives null. */
export function parseWhole(text: string): number | null {
  return WHOLE.test(toAscii(text)) ? parseNumber(text) : null;
}
