import { useCallback, useState } from 'react';
import { shallowEqual } from 'react-redux';
import { useRowInteractionLock } from './useRowInteractionLock';

interface Page<Row> {
  items: Row[];
  total: number;
}

interface Freeze<Row, List> {
  /** The rows on the screen. */
  readonly shown: readonly Row[];
  /** The page as the backend has it now, of at most `size` rows. */
  readonly fresh: List;
  readonly size: number;
  /** Rows on the screen that are off the page, with the values that the backend has now, as far as they are known. */
  readonly offPage?: readonly Row[];
  /** Whether a row matches the list's filter; by default each does. */
  readonly fits?: (row: Row) => boolean;
  /** Whether a row that is off the page leaves the screen; by default none does. */
  readonly leaves?: (row: Row) => boolean;
  /** Whether a row that is not on the screen was there before and was changed by the user, who has undone that. */
  readonly returns?: (row: Row) => boolean;
}

/**
 * A page with its rows in the places they have on the screen, and how many of its rows are held back. The values are up to
 * date. A new row that would push others down is held back; a row that leaves makes room for the ones below, and one that
 * returns shows the page as it is now. The total is that of the list as shown.
 */
export function freezeRows<Row extends { readonly id: string }, List extends Page<Row>>(
  { shown, fresh, size, offPage = [], fits = () => true, leaves = () => false, returns = () => false }: Freeze<Row, List>,
): { list: List; held: number } {
  const onPage = new Map(fresh.items.map((row) => [row.id, row]));
  const elsewhere = new Map(offPage.map((row) => [row.id, row]));
  const stay = shown.map((row) => onPage.get(row.id) ?? elsewhere.get(row.id) ?? row).filter((row) => onPage.has(row.id) || !leaves(row));
  if (stay.length === 0) return { list: fresh, held: 0 };

  const known = new Set(stay.map(({ id }) => id));
  const lastKnown = fresh.items.findLastIndex(({ id }) => known.has(id));
  const above = lastKnown === -1 ? fresh.items : fresh.items.slice(0, lastKnown);
  const below = lastKnown === -1 ? [] : fresh.items.slice(lastKnown + 1);
  const news = above.filter(({ id }) => !known.has(id));
  if (news.some(returns)) return { list: fresh, held: 0 };
  const held = news.length;
  // Off a full page, a row that fits is on another page and counted in the total.
  const extra = stay.filter((row) => !onPage.has(row.id) && !(fresh.items.length === size && fits(row))).length;
  const rows = [...stay, ...below].slice(0, Math.max(size, stay.length));
  const unchanged = rows.length === shown.length && rows.every((row, place) => row === shown[place]);
  return { list: { ...fresh, items: unchanged ? shown : rows, total: fresh.total - held + extra }, held };
}

/** What RTK Query returns for a list. */
interface Result<List> {
  readonly currentData?: List | undefined;
  readonly fulfilledTimeStamp?: number | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

type Rows<List extends Page<unknown>> = readonly List['items'][number][];

interface Shown<List> {
  readonly query: string;
  readonly list: List | undefined;
  /** When the cached answer to a changed query was fetched. */
  readonly cachedAt: number | undefined;
  /** Whether the query has been answered since it changed. */
  readonly answered: boolean;
}

/**
 * The state of a live list whose rows keep their places while the user interacts with them. A changed query shows
 * everything, and so does the first answer to it, which may follow a cached one.
 * @param result of the list's query
 * @param locked whether the rows keep their places for another reason, such as an open drawer
 * @returns `hand`: props of each element that contains the rows, which notice the interaction; `frozen`: the rows that keep
 *   their places, if any; `show`: freezes them, with `freezeRows` or a function that calls it with the list's own rules, and
 *   returns the query's result with the list to show, and how many rows are held back; `showHeld`: shows those; `setList`:
 *   changes the list on the screen
 */
export function useFrozenRows<List extends Page<{ readonly id: string }>>(listQuery: { readonly size: number }, result: Result<List>, locked = false) {
  const { interacting, parts: hand } = useRowInteractionLock();
  const query = JSON.stringify(listQuery);
  const { currentData: fresh, fulfilledTimeStamp } = result;
  const [shown, setShown] = useState<Shown<List>>();
  const before = shown?.query === query ? shown : undefined;
  const frozen: Rows<List> | undefined = (interacting || locked) && before?.answered ? before.list?.items : undefined;

  const show = (freeze: (page: { shown: Rows<List>; fresh: List; size: number }) => { list: List; held: number } = freezeRows) => {
    const now = fresh && frozen ? freeze({ shown: frozen, fresh, size: listQuery.size }) : { list: fresh ?? shown?.list, held: 0 };
    const list = shallowEqual(now.list, before?.list) ? before?.list : now.list;
    const cachedAt = before ? before.cachedAt : fulfilledTimeStamp;
    const answered = before?.answered === true || fulfilledTimeStamp !== cachedAt;
    if (list !== before?.list || answered !== before?.answered) setShown({ query, list, cachedAt, answered });
    return { answer: { ...result, data: list, currentData: fresh && list }, held: now.held };
  };
  const setList = useCallback((change: (list: List) => List) => {
    setShown((now) => now && { ...now, list: now.list && change(now.list) });
  }, []);
  return { hand, frozen, show, setList, showHeld: () => { setList((list) => fresh ?? list); } };
}
