import * as v from 'valibot';
import { caseFold } from '../text/text';

/** The most results of each kind in the command palette. */
export const MOST_FOUND = 5;

/** A result in the command palette. */
export const FoundSchema = v.object({ id: v.string(), label: v.string(), hint: v.string() });

/** The most characters of a word that are compared: PostgreSQL searches no word of more than 2,047 bytes. */
const WORD_MAX = 200;

/** Splits a text into words as searches compare them: case-folded, without accents, split at everything but letters and digits. */
export function wordsOf(text: string): string[] {
  return caseFold(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]/u)
    .filter((word) => word !== '')
    // By characters, because half of one is no text.
    .map((word) => (word.length > WORD_MAX ? Array.from(word).slice(0, WORD_MAX).join('') : word));
}

/** The digits of a query that looks like a phone number, without separators; null if it does not. */
export function phoneDigits(query: string): string | null {
  const digits = query.replace(/[\s()+./-]/g, '');
  return /^\d{6,15}$/.test(digits) ? digits : null;
}

/**
 * The words by which a search finds a record with these fields. A phone number is found with and without its spaces: it
 * gives its digits from each of its words on.
 */
export function searchWords(fields: readonly string[]): string[] {
  const words = fields.flatMap((field) => {
    const own = wordsOf(field);
    return phoneDigits(field) === null ? own : own.map((_, at) => own.slice(at).join(''));
  });
  return [...new Set(words)];
}

/**
 * Whether every word of `query` begins some word of the fields, or `query` is a phone number and its digits do. An empty
 * query matches everything; a query without words matches nothing.
 */
export function matchesSearch(query: string, fields: readonly string[]): boolean {
  const words = searchWords(fields);
  const begins = (wanted: string) => words.some((word) => word.startsWith(wanted));
  const asked = wordsOf(query);
  if (asked.length === 0) return query.trim() === '';
  const digits = phoneDigits(query);
  return asked.every(begins) || (digits !== null && begins(digits));
}

/** The allowed typing errors: none in a short word, 1 from 4 letters, 2 from 8. */
function slipsAllowed(typed: string): number {
  if (typed.length >= 8) return 2;
  return typed.length >= 4 ? 1 : 0;
}

/**
 * How well a typed word matches a word, both as `wordsOf` gives them: 0 for the same word, 1 for its beginning, plus 2
 * for each typing error (a letter too many, missing, wrong, or swapped with its neighbour). Null if it does not match.
 * A food search without exact results shows the nearest matches first.
 */
export function nearness(typed: string, word: string): number | null {
  if (word.startsWith(typed)) return word === typed ? 0 : 1;
  const allowed = slipsAllowed(typed);
  if (allowed === 0 || word.length < typed.length - allowed) return null;

  // Edit distances between the beginnings of both words, row by row (optimal string alignment). Letters of the word
  // beyond reach are left out.
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
