import { useCallback, useMemo, useState } from 'react';
import { shallowEqual, useSelector } from 'react-redux';
import type { Page } from '../../../domain/http/page';
import type { RecordsById } from '../../api/api';
import { selectAdditions } from '../../api/ownChangesSlice';
import { REFETCH_OPTIONS } from './refetchOptions';

const NONE: readonly never[] = [];

interface Places<Row> {
  /** The rows in their places, as they were shown last. */
  readonly shown: readonly Row[];
  /** The rows as the backend has them now, at most `size` of them. */
  readonly fresh: readonly Row[];
  readonly size: number;
  readonly idOf: (row: Row) => string;
  /** Rows that are no longer among the fresh ones but still exist, with their present values. */
  readonly elsewhere?: readonly Row[];
  /** Whether a row matches the list's filter. Without it, one that may only have been pushed to the next page does. */
  readonly fits?: ((row: Row) => boolean) | undefined;
  /** The part of the screen that a row is in, of rows that are shown in several parts, one below the other. */
  readonly partOf?: ((row: Row) => unknown) | undefined;
}

/**
 * Rows in the places that they had when the list was loaded, with their present values. A row that is no longer in the
 * answer stays, so that nothing moves under the pointer. New rows below the last known one of their part are appended to it while
 * there is room; the others wait, because they would push rows down.
 * @returns the rows; the ids of those that are no longer in the list (others that the answer is without were only pushed to
 *   another page); how many rows wait
 */
export function keepPlaces<Row>({ shown, fresh, size, idOf, elsewhere = [], fits = () => true, partOf = () => null }: Places<Row>) {
  if (shown.length === 0) return { rows: fresh, missing: [], waiting: 0 };
  const now = new Map([...elsewhere, ...fresh].map((row) => [idOf(row), row]));
  const known = new Set(shown.map(idOf));
  const isKnown = (row: Row) => known.has(idOf(row));
  const present = shown.map((row) => now.get(idOf(row)) ?? row);
  const rows = [...present];
  let waiting = 0;
  for (const [place, row] of fresh.entries()) {
    if (isKnown(row)) continue;
    const next = fresh.slice(place).find(isKnown);
    const pushes = next !== undefined && partOf(next) === partOf(row);
    if (!pushes && rows.length < size) rows.splice(next ? rows.indexOf(next) : rows.length, 0, row);
    // After the last known row, what finds no room is on the next page. Where none is in the list any more, it waits.
    else if (next !== undefined || !fresh.some(isKnown)) waiting += 1;
  }
  const inAnswer = new Set(fresh.map(idOf));
  // On a full page, as many of the last rows as rows wait were only pushed to the next page, if they still match.
  const last = fresh.length < size ? shown.length : shown.length - waiting;
  const missing = present.filter((row, place) => !inAnswer.has(idOf(row)) && (place < last || !fits(row))).map(idOf);
  return { rows, missing, waiting };
}

/** What RTK Query returns for a list. */
interface Result<Answer> {
  readonly currentData?: Answer | undefined;
  readonly fulfilledTimeStamp?: number | undefined;
}

/** The hook of an endpoint made by `readByIds`. */
type UseRecords<Row> = (ids: readonly string[], options: typeof REFETCH_OPTIONS & { skip: boolean }) => Pick<Result<RecordsById<Row>>, 'currentData'>;

interface Options<Row> extends Pick<Places<Row>, 'fits' | 'partOf'> {
  /** How many rows the answer has at most. */
  readonly size?: number;
  /** Reads the present values of rows that are no longer in the answer. Without it they stay as they were shown last. */
  readonly useRecords?: UseRecords<Row>;
}

/** A row that the user's own change takes out of the list. It is hidden until the change is answered, and then until the next answer. */
interface Leaving {
  readonly id: string;
  /** Once the change was answered: when the answer came that was shown then. */
  readonly goneAt?: number | undefined;
}

interface Shown<Row> {
  readonly question: string;
  /** How many records the user had added or restored. */
  readonly additions: number;
  /** When the cached answer to a changed question was fetched. */
  readonly cachedAt: number | undefined;
  /** Whether the question has been answered since it changed. */
  readonly loaded: boolean;
  readonly answeredAt: number | undefined;
  /** Undefined before the first answer. */
  readonly rows: readonly Row[] | undefined;
  /** The rows, with those that leave. */
  readonly places: readonly Row[];
  readonly leaving: readonly Leaving[];
}

/** What a list shows about its rows' places, and what it can do to them. */
export interface StableRows {
  /** The ids of rows on the screen that were removed, or changed so that they no longer match, but by no change that takes its row out (`leave`). */
  readonly missing: readonly string[];
  /** Of rows that were on the screen, the ids of those that leave, and of those that no longer exist; read with `useRecords`. */
  readonly gone: readonly string[];
  /** How many new rows wait. */
  readonly waiting: number;
  /** Shows the list as it is now. */
  readonly showAll: () => void;
  /** Shows the list as it is now, and then as its next answer has it: the user has returned a row to it. */
  readonly refresh: () => void;
  /** Takes a row that the user changes out of the list; it returns if the change is refused. */
  readonly leave: (id: string, succeeded: Promise<boolean>) => void;
}

const NO_RECORDS: RecordsById<never> = { rows: [], gone: [] };
const useNoRecords: UseRecords<never> = () => ({});

/** The array before if the new one has the same elements, so that memoised components do not render again. */
function same<Element>(before: readonly Element[] | undefined, now: readonly Element[]): readonly Element[] {
  return before && shallowEqual(before, now) ? before : now;
}

/**
 * The one rule for every live list and board: the order of its rows is fixed when the list is loaded, values follow live, new
 * rows wait (docs/reliability.md). Another question (page, search, filter, sort) shows everything, and so does the first
 * answer to it, which may follow a cached one. A record that the user has added or restored makes it another question.
 * @param question what the list was asked for
 * @param result of the list's query, whose answer is an array
 * @returns `rows`: what to show, undefined until loaded; `stable`: see `StableRows`
 */
export function useStableList<Row>(question: unknown, result: Result<readonly Row[]>, idOf: (row: Row) => string, options: Options<Row> = {}) {
  const { size = Infinity, fits, partOf, useRecords = useNoRecords } = options;
  const { currentData: fresh, fulfilledTimeStamp: answeredAt } = result;
  const key = useMemo(() => JSON.stringify(question), [question]);
  const additions = useSelector(selectAdditions);
  const [state, setState] = useState<Shown<Row>>();
  const asked = state?.question === key ? state : undefined;
  const before = asked?.additions === additions ? asked : undefined;
  const cachedAt = before ? before.cachedAt : answeredAt;

  const leaving = (asked?.leaving ?? NONE).filter(({ goneAt }) => goneAt === undefined || goneAt === answeredAt);
  const isHidden = (id: string) => leaving.some((row) => row.id === id);
  const hasLeft = (id: string) => !isHidden(id) && before?.leaving.some((row) => row.id === id) === true;
  const shown = before?.loaded ? before.places.filter((row) => !hasLeft(idOf(row))) : NONE;
  const inAnswer = new Set((fresh ?? shown).map(idOf));
  const absent = shown.map(idOf).filter((id) => !inAnswer.has(id) && !isHidden(id));
  const { currentData: offPage = NO_RECORDS } = useRecords(absent, { ...REFETCH_OPTIONS, skip: absent.length === 0 });

  const now = keepPlaces({ shown, fresh: fresh ?? NONE, size, idOf, elsewhere: offPage.rows, fits, partOf });
  const next: Shown<Row> = {
    question: key,
    additions,
    cachedAt,
    loaded: fresh !== undefined && (before?.loaded === true || answeredAt !== cachedAt),
    answeredAt,
    // Until there is an answer, the rows of the question before.
    rows: fresh ? same(before?.rows, now.rows.filter((row) => !isHidden(idOf(row)))) : state?.rows,
    places: same(before?.places, now.rows),
    leaving: same(before?.leaving, leaving),
  };
  if (!shallowEqual(next, state)) setState(next);

  const change = useCallback((alter: (now: Shown<Row>) => Partial<Shown<Row>>) => { setState((now) => now && { ...now, ...alter(now) }); }, []);
  const leave = useCallback<StableRows['leave']>((id, succeeded) => {
    const sent: Leaving = { id };
    // The user may have asked for another list while the change was pending.
    change((shownNow) => (shownNow.question === key ? { leaving: [...shownNow.leaving, sent] } : {}));
    void succeeded.then((done) => {
      change((shownNow) => ({
        leaving: shownNow.leaving.flatMap((row) => {
          if (row !== sent) return [row];
          return done ? [{ id, goneAt: shownNow.answeredAt ?? 0 }] : [];
        }),
      }));
    });
  }, [change, key]);
  return {
    rows: next.rows,
    stable: {
      missing: fresh ? now.missing.filter((id) => !isHidden(id)) : [],
      gone: [...offPage.gone, ...leaving.map(({ id }) => id)],
      waiting: now.waiting,
      showAll: () => { change(() => ({ places: fresh ?? NONE })); },
      refresh: () => { change((shownNow) => ({ loaded: false, cachedAt: shownNow.answeredAt, leaving: NONE })); },
      leave,
    },
  };
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
  options: Omit<Options<List['items'][number]>, 'size' | 'partOf'> = {},
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
