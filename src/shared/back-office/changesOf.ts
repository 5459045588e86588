import { type TAGS, api } from '../api/api';
import type { ApiDispatch } from '../api/apiDispatch';

/** A change of the rows of a list; what it gives takes that back, whatever else has become of the list by then. */
type Edit<Row> = (rows: Row[]) => (rows: Row[]) => void;
/** Has one list that is kept edited. */
export type EditList<Row> = (edit: (rows: Row[]) => void) => void;

/** What a change is told of itself when it starts. */
interface Started {
  readonly dispatch: ApiDispatch;
  readonly queryFulfilled: Promise<unknown>;
}

/** A change that shows nothing ahead of its answer. */
const nothing = () => () => undefined;

/**
 * The changes of one kind of record, which show before they are answered. What they have made stale is read again when the
 * last of those under way is through: read any earlier, the others would fall back on the screen for a moment. RTK Query's
 * own list of them knows only the latest of a component.
 */
export function changesOf<Row>(...tags: (typeof TAGS)[number][]) {
  const underway = new Set<Edit<Row>>();
  return {
    /** Shows a change that starts in the lists that are kept, and takes back that one alone where it is refused. */
    follow: async ({ dispatch, queryFulfilled }: Started, lists: readonly EditList<Row>[] = [], change: Edit<Row> = nothing) => {
      // Each is one of its own, also where several show nothing.
      const edit: Edit<Row> = (rows) => change(rows);
      const takeBack = showIn(lists, edit);
      underway.add(edit);
      await queryFulfilled.catch(takeBack);
      underway.delete(edit);
      if (underway.size === 0) dispatch(api.util.invalidateTags(tags));
    },
    /** Shows those under way in a list as soon as it is read: it may bring what was before them. */
    layOver: async (list: EditList<Row>, { queryFulfilled }: Pick<Started, 'queryFulfilled'>) => {
      await queryFulfilled.then(() => { underway.forEach((edit) => { list((rows) => { edit(rows); }); }); }).catch(() => undefined);
    },
  };
}

/** @returns what takes back that change alone */
function showIn<Row>(lists: readonly EditList<Row>[], edit: Edit<Row>): () => void {
  const undo = lists.map((editList) => {
    let takeBack: ((rows: Row[]) => void) | undefined;
    editList((rows) => { takeBack = edit(rows); });
    return () => { editList((rows) => { takeBack?.(rows); }); };
  });
  return () => { undo.forEach((back) => { back(); }); };
}

/**
 * Gives a row other values: wherever it is read anew, the same. Only those that it still has by then are taken back.
 */
export function rowChanged<Row extends object>(is: (row: Row) => boolean, change: (row: Row) => Partial<Row>): Edit<Row> {
  let after: Partial<Row> | undefined;
  return (rows) => {
    const row = rows.find(is);
    if (!row) return () => undefined;
    const before = { ...row };
    const given = (after ??= change(row));
    Object.assign(row, given);
    return (later) => {
      const now = later.find(is);
      for (const part of Object.keys(given) as (keyof Row)[]) if (now?.[part] === given[part]) now[part] = before[part];
    };
  };
}

/** Adds a row at the end. */
export function rowAdded<Row extends object>(is: (row: Row) => boolean, added: Row): Edit<Row> {
  return (rows) => {
    if (!rows.some(is)) rows.push(added);
    return (later) => { takeOut(later, is); };
  };
}

/** Takes a row out. Taken back it stands where it stood, unless it is there again by then. */
export function rowRemoved<Row extends object>(is: (row: Row) => boolean): Edit<Row> {
  return (rows) => {
    const { row, place } = takeOut(rows, is);
    return (later) => { if (row !== undefined && !later.some(is)) later.splice(place, 0, row); };
  };
}

function takeOut<Row extends object>(rows: Row[], is: (row: Row) => boolean) {
  const place = rows.findIndex(is);
  const [row] = place < 0 ? [] : rows.splice(place, 1);
  // A copy, for what the store hands out to be changed is no more after that.
  return { row: row && { ...row }, place };
}
