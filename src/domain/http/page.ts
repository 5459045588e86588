import * as v from 'valibot';
import { CountSchema } from '../number/digits';
import { SearchTextSchema } from '../text/text';

/** The most rows of one page of a list. */
const PAGE_SIZE_MAX = 1000;

/** A whole number from 1 to `max`, as text in a query string. */
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
 * The query parameters of a paginated list: the page (from 1), the page size, the sort field and direction, and a
 * search text. Lists add their own filters.
 * @param sorts the fields by which the list can be sorted, the default first
 * @param direction the default direction
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

/** One page of a list: its rows, and the number of rows of the whole list. */
export function pageOf<Item extends v.GenericSchema>(item: Item) {
  return v.object({ items: v.array(item), total: CountSchema });
}

/** The type of `pageOf`. */
export interface Page<Item> {
  items: Item[];
  total: number;
}
