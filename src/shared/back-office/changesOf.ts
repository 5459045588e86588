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

/**
 * Follows the changes of one kind of record, which show before they are answered. What they have made stale is read again
 * when the last of those under way is through: read any earlier, the others would fall back on the screen for a moment.
 * RTK Query's own list of them knows only the latest of a component.
 * @returns what is told of each that starts, with what takes it back where it is refused
 */
export function changesOf(...tags: (typeof TAGS)[number][]) {
  let underway = 0;
  return async ({ dispatch, queryFulfilled }: Started, takeBack: () => void = () => undefined) => {
    underway += 1;
    await queryFulfilled.catch(takeBack);
    underway -= 1;
    if (underway === 0) dispatch(api.util.invalidateTags(tags));
  };
}

/** Shows a change in the lists that are kept, ahead of its answer. @returns what takes back that change alone */
export function showIn<Row>(lists: readonly EditList<Row>[], edit: Edit<Row>): () => void {
  const undo = lists.map((editList) => {
    let takeBack: ((rows: Row[]) => void) | undefined;
    editList((rows) => { takeBack = edit(rows); });
    return () => { editList((rows) => { takeBack?.(rows); }); };
  });
  return () => { undo.forEach((back) => { back(); }); };
}

/** Gives a row other values. Only those that it still has by then are taken back. */
export function rowChanged<Row extends object>(is: (row: Row) => boolean, change: (row: Row) => Partial<Row>): Edit<Row> {
  return (rows) => {
    const row = rows.find(is);
    if (!row) return () => undefined;
    const [before, after] = [{ ...row }, change(row)];
    const parts = Object.keys(after) as (keyof Row)[];
    Object.assign(row, after);
    return (later) => {
      const now = later.find(is);
      for (const part of parts) if (now?.[part] === after[part]) now[part] = before[part];
    };
  };
}

/** Adds a row at the end. */
export function rowAdded<Row extends object>(is: (row: Row) => boolean, added: Row): Edit<Row> {
  return (rows) => {
    rows.push(added);
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
