import { caseFold } from './caseFold';

/** Words of a text as searches compare them: case-folded, without accents, split at anything but letters and digits. */
export function wordsOf(text: string): string[] {
  return caseFold(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]/u)
    .filter((word) => word !== '');
}

/** The digits of a query that may be a phone number, without what was typed between them; null where it is something else. */
export function phoneDigits(query: string): string | null {
  const digits = query.replace(/[\s()+./-]/g, '');
  return /^\d{6,15}$/.test(digits) ? digits : null;
}

/** The fewest digits that a phone number is cut into: a single one begins too many a house's number. */
export const PIECE_MIN = 2;

/** True where digits can be cut so that each piece begins some word: nobody knows with which spaces a number was stored. */
function beginInPieces(digits: string, words: readonly string[]): boolean {
  const begins = (piece: string) => words.some((word) => word.startsWith(piece));
  if (begins(digits)) return true;
  for (let end = PIECE_MIN; end <= digits.length - PIECE_MIN; end += 1) {
    if (begins(digits.slice(0, end)) && beginInPieces(digits.slice(end), words)) return true;
  }
  return false;
}

/**
 * True where every word of `query` begins some word of the fields, or where it is a phone number whose digits do, however
 * they are cut. An empty query matches everything, one without a word nothing.
 */
export function matchesSearch(query: string, fields: readonly string[]): boolean {
  const words = fields.flatMap(wordsOf);
  const asked = wordsOf(query);
  if (asked.length === 0) return query.trim() === '';
  if (asked.every((wanted) => words.some((word) => word.startsWith(wanted)))) return true;
  const digits = phoneDigits(query);
  return digits !== null && beginInPieces(digits, words);
}

/** How many letters of a typed word may be wrong: none of a short one, one from 4 letters on, two from 8. */
function slipsAllowed(typed: string): number {
  if (typed.length >= 8) return 2;
  return typed.length >= 4 ? 1 : 0;
}

/**
 * How well a typed word fits a word, both as `wordsOf` spells them: 0 the same, 1 its beginning, then two more for
 * each slip (a letter too many, missing, wrong, or changed places with its neighbour). Null where it does not fit.
 *
 * A food search that finds nothing as typed shows what fits nearly, the nearest first.
 */
export function nearness(typed: string, word: string): number | null {
  if (word.startsWith(typed)) return word === typed ? 0 : 1;
  const allowed = slipsAllowed(typed);
  if (allowed === 0 || word.length < typed.length - allowed) return null;

  // The table of edit distances between beginnings, row by row; letters of the word beyond reach play no part.
  const width = Math.min(word.length, typed.length + allowed);
  let earlier: number[] = [];
  let above = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= width; column += 1) {
      const same = typed[row - 1] === word[column - 1];
      let slips = Math.min(at(above, column) + 1, at(current, column - 1) + 1, at(above, column - 1) + (same ? 0 : 1));
      const swapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (swapped) slips = Math.min(slips, at(earlier, column - 2) + 1);
      current.push(slips);
    }
    if (Math.min(...current) > allowed) return null;
    [earlier, above] = [above, current];
  }
  const slips = Math.min(...above);
  const whole = width === word.length && at(above, width) === slips;
  return 2 * slips + (whole ? 0 : 1);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}
