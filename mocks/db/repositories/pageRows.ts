import { type Collection, Dexie, type Table, cmp } from 'dexie';
import { RowSet } from '../search/rowSet';

/** A list: the rows of a store in the order of one of its indexes, or of the part of it under some leading values. */
export interface Listing<Row> {
  readonly table: Table<Row, number>;
  readonly index: string;
  readonly under?: readonly (string | number)[];
  /** Only these rows; null means all. */
  readonly among?: RowSet | null;
  /** The number of rows of the whole list. */
  readonly total: number;
}

/** The requested page of a list, as `pageQuery` parses it. */
export interface PageRequest {
  readonly page: number;
  readonly size: number;
  readonly order: 'asc' | 'desc';
}

/** Up to this many matches, fetching and sorting them is faster than walking the index. */
const FEW = 200;
/** Up to this offset, reading all keys is faster than stepping over them with a cursor. */
const NEAR = 1000;

/** The rows with these values in the leading fields of a compound index. */
export function rowsUnder<Row>(table: Table<Row, number>, index: string, under: readonly (string | number)[]): Collection<Row, number> {
  return table.where(index).between([...under, Dexie.minKey], [...under, Dexie.maxKey], true, true);
}

/** The row numbers of a query as a set, for intersections. */
export async function setOf<Row>(rows: Collection<Row, number>): Promise<RowSet> {
  return new RowSet(await rows.primaryKeys());
}

function walk<Row>({ table, index, under }: Listing<Row>, order: 'asc' | 'desc'): Collection<Row, number> {
  const rows = under ? rowsUnder(table, index, under) : table.orderBy(index);
  return order === 'desc' ? rows.reverse() : rows;
}

async function fetchRows<Row>(table: Table<Row, number>, keys: number[]): Promise<Row[]> {
  const rows = await table.bulkGet(keys);
  return rows.filter((row) => row !== undefined);
}

function byIndex<Row>({ table: { schema }, index }: Listing<Row>, order: 'asc' | 'desc'): (a: Row, b: Row) => number {
  const way = order === 'desc' ? -1 : 1;
  const paths = [schema.idxByName[index]?.keyPath ?? [], schema.primKey.keyPath ?? []].flat();
  const keyOf = (row: Row) => paths.map((path): unknown => Dexie.getByKeyPath(row as object, path));
  return (a, b) => way * cmp(keyOf(a), keyOf(b));
}

/** The row numbers at `offset` and the `count - 1` after it. */
async function keysAt<Row>(listing: Listing<Row>, order: 'asc' | 'desc', offset: number, count: number): Promise<number[]> {
  const rows = walk(listing, order);
  if (offset + count <= NEAR) return (await rows.limit(offset + count).primaryKeys()).slice(offset);
  return rows.offset(offset).limit(count).primaryKeys();
}

/** As keysAt, among some rows only: walks the index, each time further, until it has met enough of them. */
async function keysAmong<Row>(
  listing: Listing<Row>,
  among: RowSet,
  order: 'asc' | 'desc',
  offset: number,
  count: number,
): Promise<number[]> {
  const wanted = offset + count;
  for (let limit = wanted * 2 + FEW; ; ) {
    const keys = await walk(listing, order).limit(limit).primaryKeys();
    const met = keys.filter((key) => among.has(key));
    if (met.length >= wanted || keys.length < limit) return met.slice(offset, wanted);
    // Estimates the scan limit from the hit rate so far, plus 30 % because hits may be spread unevenly.
    limit = Math.ceil(limit * Math.max(2, (1.3 * wanted) / (met.length + 1)));
  }
}

/**
 * The rows of one page, without reading others. Rows with equal values are in insertion order. A page in the second
 * half is reached from the end. Call it inside a transaction, so that the total and the rows are consistent.
 */
export async function pageRows<Row>(listing: Listing<Row>, { page, size, order }: PageRequest): Promise<Row[]> {
  const { table, among, total } = listing;
  const offset = (page - 1) * size;
  const count = Math.min(size, total - offset);
  if (count <= 0) return [];

  if (among && total <= FEW) {
    const rows = await fetchRows(table, among.array());
    return rows.sort(byIndex(listing, order)).slice(offset, offset + count);
  }
  if (!among && offset === 0) return walk(listing, order).limit(count).toArray();

  const fromEnd = total - offset - count;
  const backwards = fromEnd < offset;
  const direction = backwards === (order === 'asc') ? 'desc' : 'asc';
  const start = backwards ? fromEnd : offset;
  const keys = among
    ? await keysAmong(listing, among, direction, start, count)
    : await keysAt(listing, direction, start, count);
  return fetchRows(table, backwards ? keys.reverse() : keys);
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
