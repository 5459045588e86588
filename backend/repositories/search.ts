/**
 * Searches in the multi-entry indexes of words, which the database updates with each row. The rule is `matchesSearch`
 * (domain/search): every word of the query begins some word of a row, or the query is its phone number.
 */
import type { Collection, Table, WhereClause } from 'dexie';
import { nearness, phoneDigits, wordsOf } from '../../src/domain/search/search';
import type { ShopDatabase } from '../../mocks/indexeddb/database';

/** Row numbers; null means all rows. */
export type Among = ReadonlySet<number> | null;

/** The rows that are in all of these sets. */
export function inAll(...sets: readonly Among[]): Among {
  return sets.reduce((both, each) => (both && each ? new Set([...both].filter((n) => each.has(n))) : (both ?? each)), null);
}

/** The row numbers of a query as a set. */
export async function setOf<Row>(rows: Collection<Row, number>): Promise<Set<number>> {
  return new Set(await rows.primaryKeys());
}

/** The rows with the value of a filter; all if it is empty. */
export async function rowsWithValue<Row>(table: Table<Row, number>, index: string, value: string): Promise<Among> {
  return value === '' ? null : setOf(table.where(index).equals(value));
}

/** The rows that a condition on some indexes of words finds. */
async function rowsWith<Row>(table: Table<Row, number>, indexes: readonly string[], find: (where: WhereClause<Row, number>) => Collection<Row, number>) {
  const rows = new Set<number>();
  // One after another: with `Promise.all` of several requests, Dexie loses the transaction.
  for (const index of indexes) {
    for (const n of await find(table.where(index)).primaryKeys()) rows.add(n);
  }
  return rows;
}

/** The rows that match a query in some indexes of words; all if it is empty. */
export async function searchRows<Row>(table: Table<Row, number>, indexes: readonly string[], query: string): Promise<Among> {
  if (query.trim() === '') return null;
  const begunBy = (word: string) => rowsWith(table, indexes, (where) => where.startsWith(word));
  let found: Among = null;
  for (const word of wordsOf(query)) found = inAll(found, await begunBy(word));
  const digits = phoneDigits(query);
  return new Set([...(found ?? []), ...(digits === null ? [] : await begunBy(digits))]);
}

type FoodWords = 'nameWords' | 'descriptionWords' | 'categoryWords';

/** The rows with words near the typed ones, nearest first (domain/search). */
async function nearRows({ foods }: ShopDatabase, indexes: readonly FoodWords[], query: string): Promise<number[]> {
  // There are far fewer words than rows, because most rows use the same words.
  const words = new Set<string>();
  for (const index of indexes) {
    for (const word of await foods.orderBy(index).uniqueKeys()) if (typeof word === 'string') words.add(word);
  }
  let sums: Map<number, number> | null = null;
  for (const typed of new Set(wordsOf(query))) {
    const best = new Map<number, number>();
    for (const word of words) {
      const found = nearness(typed, word);
      if (found === null) continue;
      for (const n of await rowsWith(foods, indexes, (where) => where.equals(word))) best.set(n, Math.min(found, best.get(n) ?? Infinity));
    }
    const before: Map<number, number> = sums ?? new Map([...best.keys()].map((n) => [n, 0]));
    sums = new Map([...best].flatMap(([n, found]) => (before.has(n) ? [[n, found + (before.get(n) ?? 0)] as const] : [])));
  }
  return [...(sums ?? [])].sort(([n, a], [m, b]) => a - b || n - m).map(([n]) => n);
}

/** The dishes that match a query, in insertion order; without exact matches, the near ones, nearest first. Null if the query is empty. */
export async function searchFoodsNearly(db: ShopDatabase, indexes: readonly FoodWords[], query: string): Promise<number[] | null> {
  const exact = await searchRows(db.foods, indexes, query);
  if (!exact) return null;
  return exact.size > 0 ? [...exact].sort((a, b) => a - b) : nearRows(db, indexes, query);
}
