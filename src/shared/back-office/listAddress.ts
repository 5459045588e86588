/** How a list stands in the address, `?page=2&sort=total&status=pending`: read and written by the call's own schema. */
import * as v from 'valibot';

/** What every list of the back office can be asked for; lists add their filters. */
export interface ListValues {
  page: number;
  size: number;
  sort: string;
  order: 'asc' | 'desc';
  search: string;
}

/** The query schema of a list's call: `pageQuery` of the contract and the list's filters. */
export type ListSchema = v.GenericSchema<unknown, ListValues> & { readonly entries: v.ObjectEntries };

/** How many rows a page may show. */
export const PAGE_SIZES = [10, 20, 50, 100] as const;

const DEFAULT_SIZE = '20';

/** The number of the last page; a list without rows has one too. */
export function lastPage(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}

/** The value of one part of a list while the address says nothing about it. */
function fallbackOf(schema: ListSchema, key: string): unknown {
  const entry = schema.entries[key];
  return entry && v.parse(entry, key === 'size' ? DEFAULT_SIZE : undefined);
}

function isSmallPage(key: string, value: unknown): boolean {
  return key !== 'size' || PAGE_SIZES.some((size) => size === value);
}

/** Reads a list from the address. What the contract would refuse counts as not said. */
export function readList<Schema extends ListSchema>(schema: Schema, params: URLSearchParams): v.InferOutput<Schema> {
  const values = Object.entries(schema.entries).map(([key, entry]) => {
    const said = v.safeParse(entry, params.get(key) ?? undefined);
    const holds = params.has(key) && said.success && isSmallPage(key, said.output);
    return [key, holds ? said.output : fallbackOf(schema, key)] as const;
  });
  return Object.fromEntries(values) as unknown as v.InferOutput<Schema>;
}

/**
 * Writes a change of a list into the address. Defaults are left out, what is not the list's is left alone, and
 * every change but one of the page goes back to the first page.
 */
export function writeList(schema: ListSchema, params: URLSearchParams, change: Readonly<Record<string, unknown>>): URLSearchParams {
  const next = new URLSearchParams(params);
  if (!('page' in change)) next.delete('page');
  for (const [key, value] of Object.entries(change)) {
    if (value === fallbackOf(schema, key)) next.delete(key);
    else next.set(key, String(value));
  }
  return next;
}

/** The parts of a list that choose its rows: its search and its filters. */
export function narrowingKeys(schema: ListSchema): string[] {
  return Object.keys(schema.entries).filter((key) => !['page', 'size', 'sort', 'order'].includes(key));
}

type Sorting = Pick<ListValues, 'sort' | 'order'>;

/** How a list is sorted after a column's name is pressed; `untouched` is how it comes. */
export function nextSort(now: Sorting, untouched: Sorting, sort: string): Sorting {
  if (now.sort !== sort) return { sort, order: 'asc' };
  if (now.order === 'asc') return { sort, order: 'desc' };
  return untouched.sort === sort ? { sort, order: 'asc' } : { sort: untouched.sort, order: untouched.order };
}
