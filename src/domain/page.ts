import * as v from 'valibot';
import { CountSchema } from './count';
import { SearchTextSchema } from './text';

/** The most rows one page of a list may have. */
const PAGE_SIZE_MAX = 1000;

/** A number from 1, as an address carries it. */
function placeUpTo(max: number, fallback: string, message: string) {
  return v.pipe(
    v.optional(v.string(), fallback),
    v.regex(/^\d{1,9}$/, message),
    v.transform(Number),
    v.minValue(1, message),
    v.maxValue(max, message),
  );
}

/**
 * The query of every list that can grow: which page (from 1), how many rows, sorted by which field and way, and a
 * search text. Lists add their own filters.
 * @param sorts the fields the list can be sorted by, the default first
 * @param direction the way the default sort runs
 */
export function pageQuery<const Sorts extends readonly [string, ...string[]]>(sorts: Sorts, direction: 'asc' | 'desc') {
  return {
    page: placeUpTo(999_999, '1', 'The page must be a whole number from 1'),
    size: placeUpTo(PAGE_SIZE_MAX, '10', `The page size must be from 1 to ${String(PAGE_SIZE_MAX)}`),
    sort: v.optional(v.picklist(sorts, `The list can be sorted by ${sorts.join(', ')}`), sorts[0]),
    order: v.optional(v.picklist(['asc', 'desc'], 'The order is asc or desc'), direction),
    search: SearchTextSchema,
  };
}

/** One page of a list: its rows, and how many rows the whole list has. */
export function pageOf<Item extends v.GenericSchema>(item: Item) {
  return v.object({ items: v.array(item), total: CountSchema });
}

/** What `pageOf` describes. */
export interface Page<Item> {
  items: Item[];
  total: number;
}
