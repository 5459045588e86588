/**
 * A stored search index, so that searches do not read the rows. The rule is in domain/search: every word of the query
 * begins some word of a row, or the pieces of a phone number do.
 * For each term the index stores the numbers of the rows that contain it, in chunks of 2048 row numbers. A new row then
 * changes one small record per term, and a term that half of 100,000 rows contain is read in 50 records. A term is a
 * word, or a prefix of 1 to 3 letters: the first letters that a user types would otherwise read every word that begins
 * with them.
 */
import { PIECE_MIN, nearness, phoneDigits, wordsOf } from '../../../src/domain/search/search';
import type { ShopDatabase } from '../schema/database';
import { RowSet } from './rowSet';
import type { RowOf } from '../schema/rowSchemas';

const STRETCH = 2048;
const LONGEST_PREFIX = 3;

/** A searchable text, by the list and field that searches it. */
export type Section = 'order' | 'user' | 'history' | 'food.name' | 'food.description' | 'food.category';
/** A section that holds whole values instead of words. */
type ValueSection = 'order.status' | 'history.action' | 'history.user';

/** The terms of one row in one section. */
export interface Entry {
  section: Section | ValueSection;
  n: number;
  terms: Iterable<string>;
}

function termsOf(text: string): Set<string> {
  const terms = new Set<string>();
  for (const word of wordsOf(text)) {
    terms.add(word);
    for (let length = 1; length <= LONGEST_PREFIX; length += 1) terms.add(word.slice(0, length));
  }
  return terms;
}

/** The entry for the words of some fields. */
export function wordsEntry(section: Section, n: number, fields: readonly string[]): Entry {
  return { section, n, terms: termsOf(fields.join(' ')) };
}

/** The entry for a value of a filter, such as a status. */
export function valueEntry(section: ValueSection, n: number, value: string): Entry {
  return { section, n, terms: [value] };
}

type Key = [section: string, term: string, chunk: number];

/** Adds entries to the index and removes others. A changed row removes its old entry and adds the new one. */
export async function reindex(db: ShopDatabase, { add = [], remove = [] }: { add?: readonly Entry[]; remove?: readonly Entry[] }) {
  const changes = new Map<string, { key: Key; added: number[]; removed: number[] }>();
  const note = (list: 'added' | 'removed', entries: readonly Entry[]) => {
    for (const { section, n, terms } of entries) {
      const chunk = Math.floor(n / STRETCH);
      for (const term of terms) {
        const name = `${section}\n${term}\n${chunk}`;
        let change = changes.get(name);
        if (!change) changes.set(name, (change = { key: [section, term, chunk], added: [], removed: [] }));
        change[list].push(n);
      }
    }
  };
  note('removed', remove);
  note('added', add);

  const all = [...changes.values()];
  const found = await readPostings(db, all.map(({ key }) => key), remove.length === 0 ? newStretches(add) : new Set());
  const kept: RowOf<'postings'>[] = [];
  const emptied: Key[] = [];
  all.forEach(({ key, added, removed }, at) => {
    const members = new Set(found[at]?.members);
    for (const n of removed) members.delete(n);
    for (const n of added) members.add(n);
    const [section, term, chunk] = key;
    if (members.size > 0) kept.push({ section, term, chunk, members: [...members] });
    else emptied.push(key);
  });
  await db.postings.bulkPut(kept);
  await db.postings.bulkDelete(emptied);
}

/** The chunks that these new rows start. Row numbers only increase, so nothing is stored for these chunks yet. */
function newStretches(added: readonly Entry[]): Set<string> {
  return new Set(added.filter(({ n }) => n % STRETCH === 0).map(({ section, n }) => `${section} ${String(n / STRETCH)}`));
}

/** The postings of these keys. Skipping keys of new chunks saves a third of the time of a large batch. */
async function readPostings(db: ShopDatabase, keys: readonly Key[], begun: ReadonlySet<string>): Promise<(RowOf<'postings'> | undefined)[]> {
  const asked = keys.filter(([section, , chunk]) => !begun.has(`${section} ${String(chunk)}`));
  const found = (await db.postings.bulkGet(asked)).values();
  return keys.map(([section, , chunk]) => (begun.has(`${section} ${String(chunk)}`) ? undefined : found.next().value));
}

const LAST = '\uffff';

/** Where a search looks up words: the stored index, or the menu in memory. */
export interface WordSource {
  /** The rows that contain a word with this beginning. */
  readonly begunBy: (beginning: string) => RowSet | Promise<RowSet>;
  /** The rows that contain this word. */
  readonly having: (word: string) => RowSet | Promise<RowSet>;
  /** All words, each once. */
  readonly words: () => Iterable<string> | Promise<Iterable<string>>;
}

/** The stored index as a word source. */
export function storedWords(db: ShopDatabase, sections: readonly Entry['section'][]): WordSource {
  const postings = (section: string, from: string, to: string) =>
    db.postings.where('[section+term+chunk]').between([section, from, 0], [section, to, Infinity], true, true);
  const rowsBetween = async (from: string, to: string) => {
    const rows = new RowSet();
    for (const section of sections) {
      for (const { members } of await postings(section, from, to).toArray()) members.forEach((n) => { rows.add(n); });
    }
    return rows;
  };
  return {
    begunBy: (beginning) => rowsBetween(beginning, beginning.length <= LONGEST_PREFIX ? beginning : beginning + LAST),
    having: (word) => rowsBetween(word, word),
    // There are far fewer words than rows, because most rows use the same words.
    words: async () => {
      const terms = new Set<string>();
      for (const section of sections) {
        for (const [, term] of await postings(section, '', LAST).primaryKeys()) terms.add(term);
      }
      return terms;
    },
  };
}

/** The rows with the value of a filter; null if it is empty, which matches everything. */
export async function rowsWithValue(db: ShopDatabase, section: ValueSection, value: string): Promise<RowSet | null> {
  return value === '' ? null : storedWords(db, [section]).having(value);
}

/**
 * The rows in which digits can be cut into pieces that each begin a word. Works from the end, so that the result for
 * the remaining digits is already known (dynamic programming).
 */
async function rowsInPieces(source: WordSource, digits: string): Promise<RowSet> {
  const rowsFrom: RowSet[] = [];
  for (let start = digits.length - PIECE_MIN; start >= 0; start -= 1) {
    const rows = await source.begunBy(digits.slice(start));
    for (let end = start + PIECE_MIN; end <= digits.length - PIECE_MIN; end += 1) {
      const rest = rowsFrom[end];
      if (rest && !rest.isEmpty()) rows.union(rest.new_intersection(await source.begunBy(digits.slice(start, end))));
    }
    rowsFrom[start] = rows;
  }
  return rowsFrom[0] ?? new RowSet();
}

/**
 * The rows in which every word of the query begins a word; null if the query is empty, which matches everything.
 * @param elsewhere adds rows that match a word by other means, such as ids
 */
async function rowsWith(source: WordSource, query: string, elsewhere?: (word: string, into: RowSet) => Promise<void>): Promise<RowSet | null> {
  if (query.trim() === '') return null;
  let matches: RowSet | null = null;
  for (const word of new Set(wordsOf(query))) {
    const rows = await source.begunBy(word);
    await elsewhere?.(word, rows);
    matches = matches ? matches.new_intersection(rows) : rows;
  }
  const found = matches ?? new RowSet();
  const digits = phoneDigits(query);
  if (digits !== null) found.union(await rowsInPieces(source, digits));
  return found;
}

/** The rows that match a query in some sections; null if the query is empty, which matches everything. */
export function searchRows(db: ShopDatabase, sections: readonly Section[], query: string, elsewhere?: (word: string, into: RowSet) => Promise<void>): Promise<RowSet | null> {
  return rowsWith(storedWords(db, sections), query, elsewhere);
}

/** The rows with a word near the typed one (domain/search), and the nearness of the best one. */
async function rowsNear(source: WordSource, words: Iterable<string>, typed: string) {
  const best = new Map<number, number>();
  for (const word of words) {
    const found = nearness(typed, word);
    if (found === null) continue;
    for (const n of await source.having(word)) best.set(n, Math.min(found, best.get(n) ?? Infinity));
  }
  return best;
}

/**
 * The rows that match a query, in insertion order; without exact matches, the near ones, nearest first. Null if the
 * query is empty, which matches everything.
 */
export async function searchRowsNearly(source: WordSource, query: string): Promise<number[] | null> {
  const exact = await rowsWith(source, query);
  if (!exact) return null;
  if (!exact.isEmpty()) return exact.array();

  const words = await source.words();
  const [first, ...others] = new Set(wordsOf(query));
  const sums = first === undefined ? new Map<number, number>() : await rowsNear(source, words, first);
  for (const word of others) {
    if (sums.size === 0) break;
    const best = await rowsNear(source, words, word);
    for (const [n, sum] of sums) {
      const more = best.get(n);
      if (more === undefined) sums.delete(n);
      else sums.set(n, sum + more);
    }
  }
  return [...sums].sort(([n, a], [m, b]) => a - b || n - m).map(([n]) => n);
}
