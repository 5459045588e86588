import { type Collection, Dexie, type Table } from 'dexie';
import type { Page } from '../../src/domain/http/page';
import { parseValidRows } from './parseValidRows';
import type { Among } from './search';

/** A list: the rows of a store in the order of one of its indexes, or of the part of it under some leading values. */
export interface Listing<Row> {
  readonly table: Table<Row, number>;
  readonly index: string;
  readonly under?: readonly (string | number)[];
  /** Only these rows; null means all. */
  readonly among?: Among;
}

/** The requested page of a list, as `pageQuery` parses it, with the filters of the list. */
export interface PageRequest {
  readonly page: number;
  readonly size: number;
  readonly order: 'asc' | 'desc';
}

/** The rows with these values in the leading fields of an index, in its order. */
export function rowsUnder<Row>(table: Table<Row, number>, index: string, under: readonly (string | number)[] = []): Collection<Row, number> {
  return under.length === 0 ? table.orderBy(index) : table.where(index).between([...under, Dexie.minKey], [...under, Dexie.maxKey], true, true);
}

async function rowsOfPage<Row>({ table, index, under, among }: Listing<Row>, { page, size, order }: PageRequest): Promise<{ rows: Row[]; total: number }> {
  const all = () => rowsUnder(table, index, under);
  const offset = (page - 1) * size;
  if (!among) {
    const ordered = order === 'desc' ? all().reverse() : all();
    return { rows: await ordered.offset(offset).limit(size).toArray(), total: await all().count() };
  }
  // The browser gives the keys of a whole index faster than a cursor steps over a part of it.
  const keys = (await all().primaryKeys()).filter((key) => among.has(key));
  if (order === 'desc') keys.reverse();
  const rows = await table.bulkGet(keys.slice(offset, offset + size));
  return { rows: rows.filter((row) => row !== undefined), total: keys.length };
}

/**
 * One page of a list for a response, without damaged rows. Rows with equal values are in insertion order. Call it inside a
 * transaction, so that the total and the rows are consistent.
 * @param read converts a row; throws if it is invalid
 */
export async function readPage<Row extends { id: string }, Item>(listing: Listing<Row>, request: PageRequest, read: (row: Row) => Item): Promise<Page<Item>> {
  const { rows, total } = await rowsOfPage(listing, request);
  return { items: parseValidRows(listing.table, rows, read), total };
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
