import { type Collection, Dexie, type Table, cmp } from 'dexie';
import type { Page } from '../../../src/domain/http/page';
import { RowSet } from '../search/rowSet';
import { parseValidRows } from './parseValidRows';

/** A list: the rows of a store in the order of one of its indexes, or of the part of it under some leading values. */
export interface Listing<Row> {
  readonly table: Table<Row, number>;
  readonly index: string;
  readonly under?: readonly (string | number)[];
  /** Only these rows; null means all. */
  readonly among?: RowSet | null;
  /** The number of rows without `among`. */
  readonly count: () => number | PromiseLike<number>;
  /** The number of the latest event (`latestEvent`), for a list that can be long: until it changes, no row changes. */
  readonly version?: number;
}

/** The requested page of a list, as `pageQuery` parses it, with the filters of the list. */
export interface PageRequest {
  readonly page: number;
  readonly size: number;
  readonly order: 'asc' | 'desc';
}

/**
 * The last row of the page that was read last. An export reads page after page; to reach one by its offset, IndexedDB steps
 * over every row before it.
 */
let bookmark: { readonly list: string; readonly offset: number; readonly row: unknown } | undefined;

/** Up to this many matches, fetching and sorting them is faster than walking the index. */
const FEW = 200;
/** Up to this offset, reading all keys is faster than stepping over them with a cursor. */
const NEAR = 1000;
/** Rows with the same value as the last row of the page before, which are read again with the next page. */
const EQUAL = 100;

/** The rows with these values in the leading fields of a compound index. */
export function rowsUnder<Row>(table: Table<Row, number>, index: string, under: readonly (string | number)[]): Collection<Row, number> {
  return walk({ table, index, under }, 'asc');
}

/** The row numbers of a query as a set, for intersections. */
export async function setOf<Row>(rows: Collection<Row, number>): Promise<RowSet> {
  return new RowSet(await rows.primaryKeys());
}

/** The rows of a list in one direction. @param from the value in the index to start at */
function walk<Row>({ table, index, under = [] }: Omit<Listing<Row>, 'count'>, order: 'asc' | 'desc', from?: unknown): Collection<Row, number> {
  const [lowest, highest] = under.length > 0 ? [[...under, Dexie.minKey], [...under, Dexie.maxKey]] : [Dexie.minKey, Dexie.maxKey];
  if (order === 'desc') return table.where(index).between(lowest, from ?? highest, true, true).reverse();
  return table.where(index).between(from ?? lowest, highest, true, true);
}

/** The value of a row in the index, and its number. */
function keyOf<Row>({ table: { schema }, index }: Listing<Row>, row: Row): [value: unknown, number: number] {
  const at = (path: string | string[] = '') => Dexie.getByKeyPath(row as object, path) as unknown;
  return [at(schema.idxByName[index]?.keyPath), at(schema.primKey.keyPath) as number];
}

/**
 * The row numbers at `offset` and the `count - 1` after it. Among some rows only, walks the index, each time further, until
 * it has met enough of them.
 */
async function keysAt<Row>(listing: Listing<Row>, order: 'asc' | 'desc', offset: number, count: number): Promise<number[]> {
  const { among } = listing;
  const wanted = offset + count;
  if (!among && wanted > NEAR) return walk(listing, order).offset(offset).limit(count).primaryKeys();
  for (let limit = among ? wanted * 2 + FEW : wanted; ; ) {
    const keys = await walk(listing, order).limit(limit).primaryKeys();
    const met = among ? keys.filter((key) => among.has(key)) : keys;
    if (met.length >= wanted || keys.length < limit) return met.slice(offset, wanted);
    // Estimates the scan limit from the hit rate so far, plus 30 % because hits may be spread unevenly.
    limit = Math.ceil(limit * Math.max(2, (1.3 * wanted) / (met.length + 1)));
  }
}

/** The row numbers of the `count` rows after a row. */
async function keysAfter<Row>(listing: Listing<Row>, order: 'asc' | 'desc', row: Row, count: number): Promise<number[]> {
  const [value, number] = keyOf(listing, row);
  for (let limit = count + EQUAL; ; limit *= 2) {
    const keys = await walk(listing, order, value).limit(limit).primaryKeys();
    const place = keys.indexOf(number);
    const met = keys.slice(place + 1).filter((key) => listing.among?.has(key) ?? true);
    if ((place !== -1 && met.length >= count) || keys.length < limit) return met.slice(0, count);
  }
}

/**
 * One page of a list for a response, without reading other rows, and without damaged ones. Rows with equal values are in
 * insertion order. A page in the second half is reached from the end, and the page after the one that was read last from
 * there. Call it inside a transaction, so that the total and the rows are consistent.
 * @param read converts a row; throws if it is invalid
 */
export async function readPage<Row extends { id: string }, Item>(listing: Listing<Row>, request: PageRequest, read: (row: Row) => Item): Promise<Page<Item>> {
  const total = listing.among?.size() ?? (await listing.count());
  return { items: parseValidRows(listing.table, await rowsOfPage(listing, request, total), read), total };
}

async function rowsOfPage<Row>(listing: Listing<Row>, request: PageRequest, total: number): Promise<Row[]> {
  const { table, among, version } = listing;
  const { page, size, order } = request;
  const offset = (page - 1) * size;
  const count = Math.min(size, total - offset);
  if (count <= 0) return [];

  if (among && total <= FEW) {
    const rows = (await table.bulkGet(among.array())).filter((row) => row !== undefined);
    const way = order === 'desc' ? -1 : 1;
    return rows.sort((a, b) => way * cmp(keyOf(listing, a), keyOf(listing, b))).slice(offset, offset + count);
  }
  if (!among && offset === 0) return walk(listing, order).limit(count).toArray();

  const list = JSON.stringify([table.name, version, { ...request, page: 0 }]);
  const before = bookmark?.list === list && bookmark.offset === offset ? (bookmark.row as Row) : undefined;
  const keys = before
    ? await keysAfter(listing, order, before, count)
    : await keysFromNearerEnd(listing, order, offset, count, total - offset - count);
  const rows = (await table.bulkGet(keys)).filter((row) => row !== undefined);
  if (version !== undefined) bookmark = { list, offset: offset + size, row: rows.at(-1) };
  return rows;
}

/** The row numbers of a page, reached from the nearer end of the list. @param fromEnd the number of rows after the page */
async function keysFromNearerEnd<Row>(listing: Listing<Row>, order: 'asc' | 'desc', offset: number, count: number, fromEnd: number): Promise<number[]> {
  const backwards = fromEnd < offset;
  const direction = backwards === (order === 'asc') ? 'desc' : 'asc';
  const keys = await keysAt(listing, direction, backwards ? fromEnd : offset, count);
  return backwards ? keys.reverse() : keys;
}

/** Rows requested per chunk: a thousand requests in one go block the page. */
const SLICE = 100;

/**
 * The rows with these ids, in the same order; undefined where there is none. Sends single requests in parallel: the
 * cursor of `anyOf` takes a hundred times as long.
 */
export async function getByIds<Row>(table: Table<Row, number>, ids: readonly string[]): Promise<(Row | undefined)[]> {
  const rows: (Row | undefined)[] = [];
  for (let from = 0; from < ids.length; from += SLICE) {
    rows.push(...(await Promise.all(ids.slice(from, from + SLICE).map((id) => table.get({ id })))));
  }
  return rows;
}
