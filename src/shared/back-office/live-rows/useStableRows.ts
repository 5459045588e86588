import { useCallback, useState } from 'react';
import { shallowEqual, useSelector } from 'react-redux';
import type { Page } from '../../../domain/http/page';
import type { RecordsById } from '../../api/api';
import { selectAdditions } from '../../api/ownChangesSlice';
import { REFETCH_OPTIONS } from './refetchOptions';

interface Places<Row> {
  /** The ids of the rows in their places. */
  readonly places: readonly string[];
  /** The rows as they were shown last. */
  readonly shown: readonly Row[];
  /** The rows as the backend has them now, at most `size` of them. */
  readonly fresh: readonly Row[];
  readonly size: number;
  readonly idOf: (row: Row) => string;
  /** Rows that are no longer among the fresh ones but still exist, with their present values. */
  readonly elsewhere?: readonly Row[];
  /** Whether such a row matches the list's filter; without it, only a row that new ones pushed to the next page does. */
  readonly fits?: (row: Row) => boolean;
  /** Whether a row that is no longer among the fresh ones leaves the screen: the user's own change took it out of the list. */
  readonly leaves?: (row: Row) => boolean;
  /** The part of the screen that a row is in, of rows that are shown in several parts, one below the other. */
  readonly partOf?: (row: Row) => unknown;
}

/**
 * Rows in the places that they had when the list was loaded, with their present values. A row that is no longer in the
 * answer stays, so that nothing moves under the pointer. New rows below the last known one of their part are appended to it while
 * there is room; the others wait, because they would push rows down.
 * @returns the rows; their places; the ids of those that are absent from the answer; of these, the ids of the rows that are no
 *   longer in the list (the others were only pushed to another page); how many rows wait
 */
export function keepPlaces<Row>({ places, shown, fresh, size, idOf, elsewhere = [], fits, leaves = () => false, partOf = () => null }: Places<Row>) {
  const byId = (rows: readonly Row[]) => new Map(rows.map((row) => [idOf(row), row]));
  const now = byId(fresh);
  const offPage = byId(elsewhere);
  const last = new Map([...byId(shown), ...offPage]);
  const rows: Row[] = [];
  const absent: string[] = [];
  for (const id of places) {
    const row = now.get(id) ?? last.get(id);
    if (!row || (!now.has(id) && leaves(row))) continue;
    if (!now.has(id)) absent.push(id);
    rows.push(row);
  }
  const known = new Set(places);
  const isNew = (row: Row) => !known.has(idOf(row));
  /** The known row below a new one. */
  const nextOf = (row: Row) => fresh.slice(fresh.indexOf(row)).find((other) => !isNew(other));
  const pushesNone = (row: Row) => {
    const next = nextOf(row);
    return next === undefined || partOf(next) !== partOf(row);
  };
  const lastKnown = fresh.findLastIndex((row) => !isNew(row));
  const appended = fresh.filter((row) => isNew(row) && pushesNone(row)).slice(0, Math.max(0, size - rows.length));
  const ahead = fresh.slice(0, Math.max(0, lastKnown)).filter((row) => isNew(row) && !appended.includes(row));
  // Where none of the places is in the list any more, what finds no room after them waits.
  const waiting = lastKnown === -1 ? fresh.length - appended.length : ahead.length;
  // On a full page, as many of the last rows as rows wait were only pushed to the next page.
  const pushed = new Set(fresh.length < size || waiting === 0 ? [] : places.slice(-waiting));
  const placesNow = [...places];
  for (const row of appended) {
    const next = nextOf(row);
    rows.splice(next ? rows.indexOf(next) : rows.length, 0, row);
    placesNow.splice(next ? placesNow.indexOf(idOf(next)) : placesNow.length, 0, idOf(row));
  }
  return {
    rows,
    places: placesNow,
    absent,
    missing: absent.filter((id) => {
      const row = offPage.get(id);
      return row && fits ? !fits(row) : !pushed.has(id);
    }),
    waiting,
  };
}

/** What RTK Query returns for a list. */
interface Result<Answer> {
  readonly currentData?: Answer | undefined;
  readonly fulfilledTimeStamp?: number | undefined;
}

interface Options<Row> extends Pick<Places<Row>, 'elsewhere' | 'fits' | 'leaves' | 'partOf'> {
  readonly size?: number;
}

interface Shown<Row> {
  readonly question: string;
  /** When the cached answer to a changed question was fetched. */
  readonly cachedAt: number | undefined;
  /** Whether the question has been answered since it changed. */
  readonly loaded: boolean;
  /** Undefined before the first answer. */
  readonly rows: readonly Row[] | undefined;
  readonly places: readonly string[];
  readonly absent: readonly string[];
  readonly missing: readonly string[];
  readonly waiting: number;
  /** The ids of rows that the user is removing. */
  readonly leaving: readonly string[];
}

/** What a list shows about its rows' places, and what it can do to them. */
export interface StableRows {
  /** The ids of rows on the screen that are absent from the list's answer. */
  readonly absent: readonly string[];
  /** The ids of rows on the screen that another user has removed or changed so that they no longer match. */
  readonly missing: readonly string[];
  /** How many new rows wait. */
  readonly waiting: number;
  /** Shows the list as it is now. */
  readonly showAll: () => void;
  /** Shows the list as it is now and as its next answer has it: the user has returned a row to it. */
  readonly refresh: () => void;
  /** Takes a row that the user changes out of the list; it returns if the change is refused. */
  readonly leave: (id: string, succeeded: Promise<boolean>) => void;
}

/**
 * The one rule for every live list and board: the order of its rows is fixed when the list is loaded, values follow live, new
 * rows wait (docs/reliability.md). Another question (page, search, filter, sort) shows everything, and so does the first
 * answer to it, which may follow a cached one. A record that the user has added or restored makes it another question.
 * @param question what the list was asked for
 * @param result of the list's query, whose answer is an array
 * @param options `size`: how many rows the answer has at most
 * @returns `rows`: what to show, undefined until loaded; `stable`: see `StableRows`
 */
export function useStableList<Row>(question: unknown, result: Result<readonly Row[]>, idOf: (row: Row) => string, options: Options<Row> = {}) {
  const { size = Infinity, leaves, ...rest } = options;
  const { currentData: fresh, fulfilledTimeStamp } = result;
  const key = JSON.stringify([question, useSelector(selectAdditions)]);
  const [state, setState] = useState<Shown<Row>>();
  const before = state?.question === key ? state : undefined;
  const cachedAt = before ? before.cachedAt : fulfilledTimeStamp;
  const loaded = fresh !== undefined && (before?.loaded === true || fulfilledTimeStamp !== cachedAt);
  const leaving = before?.leaving ?? NONE;

  const place = () => {
    // Until there is an answer, the rows of the question before.
    if (fresh === undefined) return { ...UP_TO_DATE, rows: state?.rows, places: NONE };
    if (!before?.loaded || !before.rows?.length) return { ...UP_TO_DATE, rows: fresh, places: fresh.map(idOf) };
    const isLeaving = (row: Row) => leaving.includes(idOf(row)) || leaves?.(row) === true;
    return keepPlaces({ ...rest, places: before.places, shown: before.rows, fresh, size, idOf, leaves: isLeaving });
  };
  const now = place();
  const next: Shown<Row> = {
    question: key,
    cachedAt,
    loaded,
    leaving,
    waiting: now.waiting,
    rows: now.rows && same(before?.rows, now.rows),
    places: same(before?.places, now.places),
    absent: same(before?.absent, now.absent),
    missing: same(before?.missing, now.missing),
  };
  if (!shallowEqual(next, state)) setState(next);

  const change = useCallback((alter: (now: Shown<Row>) => Partial<Shown<Row>>) => { setState((now) => now && { ...now, ...alter(now) }); }, [setState]);
  const leave = useCallback<StableRows['leave']>((id, succeeded) => {
    change(({ leaving }) => ({ leaving: [...leaving, id] }));
    void succeeded.then((done) => {
      // Its place is given up only now: a refused change brings the row back to it.
      change(({ leaving, places }) => ({ leaving: leaving.filter((other) => other !== id), ...(done && { places: places.filter((other) => other !== id) }) }));
    });
  }, [change]);
  const showAll = () => {
    if (fresh === undefined) return;
    change(() => ({ rows: fresh, places: fresh.map(idOf), ...UP_TO_DATE }));
  };
  const refresh = () => { change(() => ({ loaded: false, cachedAt: fulfilledTimeStamp })); };
  const { rows, absent, missing, waiting } = next;
  return { rows, stable: { absent, missing, waiting, showAll, refresh, leave } };
}

const NONE: readonly never[] = [];
const UP_TO_DATE = { absent: NONE, missing: NONE, waiting: 0 } as const;

/** The array before if the new one has the same elements, so that memoised components do not render again. */
function same<Element>(before: readonly Element[] | undefined, now: readonly Element[]): readonly Element[] {
  return before && shallowEqual(before, now) ? before : now;
}

const idOfRow = ({ id }: { readonly id: string }) => id;

/**
 * A page of a list with stable places.
 * @param query of the list's call
 * @param result of the list's query, whose answer is a page
 * @returns `answer`: the result with the rows to show; `stable`: see `StableRows`
 */
export function useStablePage<List extends Page<{ readonly id: string }>, R extends Result<List>>(
  query: { readonly page: number; readonly size: number },
  result: R & Result<List>,
  options: Omit<Options<List['items'][number]>, 'size'> = {},
) {
  type Row = List['items'][number];
  const { currentData, fulfilledTimeStamp } = result;
  const { rows, stable } = useStableList<Row>(query, { currentData: currentData?.items, fulfilledTimeStamp }, idOfRow, { ...options, size: query.size });
  const [list, setList] = useState<List>();
  // The total of the list as shown. A missing row may only have moved to another page, which the total counts already.
  const totalOf = ({ total }: List) => Math.min(total - stable.waiting + stable.missing.length, Math.max(total, list?.total ?? 0));
  const next = currentData && rows ? { ...currentData, items: rows as Row[], total: totalOf(currentData) } : list;
  const stableList = shallowEqual(next, list) ? list : next;
  if (stableList !== list) setList(stableList);
  return { answer: { ...result, data: stableList, currentData: currentData && stableList }, stable };
}

const NO_RECORDS: RecordsById<never> = { rows: [], gone: [] };

/**
 * The present values of rows that keep their places but are off the page, for `elsewhere`.
 * @param useRecords the hook of an endpoint made by `readByIds`
 * @returns also `follow`, which takes what the list says is absent
 */
export function useOffPageRows<Row>(useRecords: (ids: readonly string[], options: typeof REFETCH_OPTIONS & { skip: boolean }) => Result<RecordsById<Row>>) {
  const [ids, setIds] = useState(NONE as readonly string[]);
  const { currentData = NO_RECORDS } = useRecords(ids, { ...REFETCH_OPTIONS, skip: ids.length === 0 });
  const follow = (absent: readonly string[]) => {
    if (absent !== ids) setIds(absent);
  };
  return { ...currentData, follow };
}
