import { type Collection, type Table, cmp } from 'dexie';
import { keyOrder, rememberOrder } from './keyOrder';
import { type Index, boundsOf, numberOf, valueOf } from './listIndex';
import { RowSet } from './rowSet';

/** A list: the rows of a store in the order of one of its indexes. */
export interface Listing<Row> extends Index<Row> {
  /** Only these rows; null is all. */
  readonly among?: RowSet | null;
  /** How many rows the whole list has. */
  readonly total: number;
}

/** Which rows of a list, as `pageQuery` reads them from the address. */
export interface PageRequest {
  readonly page: number;
  readonly size: number;
  readonly order: 'asc' | 'desc';
}

/** Up to here it is quicker to fetch all rows and sort them than to walk the index. */
const FEW = 200;
/** Up to here it is quicker to read all keys on the way than to step over them. */
const NEAR = 1000;

/** The rows whose leading fields in a compound index have these values. */
export function rowsUnder<Row>(table: Table<Row, number>, index: string, under: readonly (string | number)[]): Collection<Row, number> {
  return table.where(index).between(...boundsOf({ under }), true, true);
}

/** Rows as a set, to be cut with others. */
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

function byIndex<Row>(listing: Listing<Row>, order: 'asc' | 'desc'): (a: Row, b: Row) => number {
  const way = order === 'desc' ? -1 : 1;
  return (a, b) => way * (cmp(valueOf(a, listing), valueOf(b, listing)) || numberOf(a, listing) - numberOf(b, listing));
}

/** The keys at `offset` and the `count - 1` after it. */
async function keysAt<Row>(listing: Listing<Row>, order: 'asc' | 'desc', offset: number, count: number): Promise<number[]> {
  const rows = walk(listing, order);
  if (offset + count <= NEAR) return (await rows.limit(offset + count).primaryKeys()).slice(offset);
  rememberOrder(listing);
  return rows.offset(offset).limit(count).primaryKeys();
}

/** The same among some rows only: the index is walked, each time further, until enough of them have been met. */
async function keysAmong<Row>(
  listing: Listing<Row>,
  among: RowSet,
  order: 'asc' | 'desc',
  offset: number,
  count: number,
): Promise<number[]> {
  const wanted = offset + count;
  for (let limit = wanted * 2 + FEW; ; ) {
    if (limit > NEAR) rememberOrder(listing);
    const keys = await walk(listing, order).limit(limit).primaryKeys();
    const met = keys.filter((key) => among.has(key));
    if (met.length >= wanted || keys.length < limit) return met.slice(offset, wanted);
    // As thinly as they were sown so far, and some more, for they need not be sown evenly.
    limit = Math.ceil(limit * Math.max(2, (1.3 * wanted) / (met.length + 1)));
  }
}

/** The same out of an order that is known. */
function cutOut(known: Uint32Array, { among, total }: Pick<Listing<unknown>, 'among' | 'total'>, order: 'asc' | 'desc', offset: number, count: number): number[] {
  const ascending = among ? known.filter((key) => among.has(key)) : known;
  const start = order === 'desc' ? total - offset - count : offset;
  const keys = [...ascending.subarray(start, start + count)];
  return order === 'desc' ? keys.reverse() : keys;
}

/**
 * The rows of one page, without reading others; rows of equal rank stand in the order in which they came. A page far
 * down is reached from the nearer end. Call it inside a transaction, so that the total and the rows belong together.
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
  const known = await keyOrder(listing);
  if (known) return fetchRows(table, cutOut(known, listing, order, offset, count));

  const fromEnd = total - offset - count;
  const backwards = fromEnd < offset;
  const direction = backwards === (order === 'asc') ? 'desc' : 'asc';
  const start = backwards ? fromEnd : offset;
  const keys = among
    ? await keysAmong(listing, among, direction, start, count)
    : await keysAt(listing, direction, start, count);
  return fetchRows(table, backwards ? keys.reverse() : keys);
}

/** Rows asked for at a time: a thousand requests made in one go hold the page up. */
const SLICE = 100;

/**
 * The rows of these ids, in their order; undefined where there is none. Asked for one by one, many at once: a cursor
 * that jumps from id to id, which is what `anyOf` is, takes a hundred times as long.
 */
export async function getByIds<Row>(table: Table<Row, number>, ids: readonly string[]): Promise<(Row | undefined)[]> {
  const rows: (Row | undefined)[] = [];
  for (let from = 0; from < ids.length; from += SLICE) {
    rows.push(...(await Promise.all(ids.slice(from, from + SLICE).map((id) => table.get({ id })))));
  }
  return rows;
}
