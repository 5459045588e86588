/** Reads and writes the state of a list as search params, `?page=2&sort=total&status=pending`, with the call's query schema. */
import * as v from 'valibot';

/** The query parameters of every list in the back office; lists add their filters. */
export interface ListValues {
  page: number;
  size: number;
  sort: string;
  order: 'asc' | 'desc';
  search: string;
}

/** The query schema of a list's call: `pageQuery` of the contract and the list's filters. */
export type ListSchema = v.GenericSchema<unknown, ListValues> & { readonly entries: v.ObjectEntries };

/** The page sizes that the user can choose. */
export const PAGE_SIZES = [10, 20, 50, 100] as const;

const DEFAULT_SIZE = '20';

/** The number of the last page, at least 1. */
export function lastPage(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}

/** Reads the state of a list from the search params. A value that the schema refuses is replaced by the default. */
export function readList<Schema extends ListSchema>(schema: Schema, params: URLSearchParams): v.InferOutput<Schema> {
  const values = Object.entries(schema.entries).map(([key, entry]) => {
    const said = v.safeParse(entry, params.get(key) ?? undefined);
    const holds = params.has(key) && said.success && (key !== 'size' || PAGE_SIZES.some((size) => size === said.output));
    return [key, holds ? said.output : v.parse(entry, key === 'size' ? DEFAULT_SIZE : undefined)] as const;
  });
  return Object.fromEntries(values) as unknown as v.InferOutput<Schema>;
}

/**
 * Writes a change of a list's state. Defaults are left out, and other search params stay as they are. Every change but one
 * of the page goes to the first page.
 */
export function writeList(schema: ListSchema, params: URLSearchParams, change: Readonly<Record<string, unknown>>): URLSearchParams {
  const untouched: Readonly<Record<string, unknown>> = { ...readList(schema, new URLSearchParams()) };
  const next = new URLSearchParams(params);
  if (!('page' in change)) next.delete('page');
  for (const [key, value] of Object.entries(change)) {
    if (value === untouched[key]) next.delete(key);
    else next.set(key, String(value));
  }
  return next;
}

const PLACING: readonly string[] = ['page', 'size', 'sort', 'order'] satisfies (keyof ListValues)[];

/** The values that choose a list's rows: its search and its filters. */
export function narrowingValues<Values extends ListValues>(values: Values): Partial<Values> {
  return Object.fromEntries(Object.entries(values).filter(([key]) => !PLACING.includes(key))) as Partial<Values>;
}

/** The field that a list is sorted by, and the direction. */
export type Sorting = Pick<ListValues, 'sort' | 'order'>;
