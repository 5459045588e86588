/**
 * Searches in the indexes of words, which the database updates with each row. The rule is `matchesSearch`
 * (domain/search): every word of the query begins some word of a row, or the query is its phone number.
 */
import { nearness, phoneDigits, wordsOf } from '../../src/domain/search/search';
import type { FoodRow } from '../rows/rows';
import type { Tables, WordFilter } from '../store';

/** The condition on some lists of words that a query is; undefined if it is empty. A query without words matches nothing. */
export function wordSearch<Field extends string>(fields: readonly Field[], query: string): WordFilter<Record<Field, unknown>> | undefined {
  if (query.trim() === '') return undefined;
  const digits = phoneDigits(query);
  const each = wordsOf(query).map((word) => (digits === null ? [word] : [word, digits]));
  return { in: fields, each: each.length === 0 ? [[]] : each, as: 'beginning' };
}

/** The lists of words of a dish. */
export type FoodWords = 'nameWords' | 'descriptionWords' | 'categoryWords';

/** The condition of a food search: the exact matches or, without any, the near ones (domain/search). Undefined if the query is empty. */
export async function foodSearch({ foods }: Tables, fields: readonly FoodWords[], query: string): Promise<WordFilter<FoodRow> | undefined> {
  const exact = wordSearch(fields, query);
  if (!exact || (await foods.count({ words: exact })) > 0) return exact;
  // There are far fewer words than rows, because most rows use the same words.
  const words = new Set<string>();
  for (const field of fields) for (const word of await foods.distinct(field)) words.add(word);
  const each = [...new Set(wordsOf(query))].map((typed) => [...words].filter((word) => nearness(typed, word) !== null));
  return { in: fields, each: each.length === 0 ? [[]] : each, as: 'whole' };
}

/** How near a dish is to a query: the sum over its words; 0 is the nearest. */
export function distanceOf(row: FoodRow, fields: readonly FoodWords[], query: string): number {
  const words = fields.flatMap((field) => row[field]);
  const distances = [...new Set(wordsOf(query))].map((typed) => Math.min(...words.map((word) => nearness(typed, word) ?? Infinity)));
  return distances.reduce((sum, each) => sum + each, 0);
}
