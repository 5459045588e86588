import { type ThunkAction, type UnknownAction, original } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query/react';
import { type ApiDispatch, type RecordsById, api } from '../../api/api';

/** A change of some rows. `change` is pure and idempotent. */
interface Edit<Row> {
  readonly ids: readonly string[];
  readonly change: (row: Row) => Partial<Row>;
}

/** What the endpoints answer: one row, a page of rows, or rows that were read by their ids. */
type Answer<Row> = Row | { readonly items: readonly Row[] } | RecordsById<Row>;

/** What `onQueryStarted` gets from RTK Query. */
interface Started {
  readonly dispatch: ApiDispatch;
  readonly getState: () => unknown;
  readonly queryFulfilled: Promise<unknown>;
}

// Both with endpoint names that are not known at compile time.
type CachedArgs = (state: unknown, endpoint: string) => unknown[];
const cachedArgs = api.util.selectCachedArgsForQuery as unknown as CachedArgs;
type Update = (endpoint: string, arg: unknown, recipe: (draft: object) => object | undefined) => ThunkAction<unknown, unknown, unknown, UnknownAction>;
const update = api.util.updateQueryData as unknown as Update;

/** Applies edits to the rows of an answer; the other rows stay the same objects. */
function edited<Row extends { readonly id: string }>(answer: Answer<Row>, edits: Iterable<Edit<Row>>): Answer<Row> {
  const all = [...edits];
  const rowOf = (row: Row) => all.reduce((before, { ids, change }) => (ids.includes(row.id) ? { ...before, ...change(before) } : before), row);
  if ('id' in answer) return rowOf(answer);
  return 'rows' in answer ? { ...answer, rows: answer.rows.map(rowOf) } : { ...answer, items: answer.items.map(rowOf) };
}

/**
 * Optimistic updates of one kind of record. A cached answer is shown as the backend gave it with all pending changes applied
 * in order, so a refused change rolls back alone. `patchResult.undo()` cannot do that: its patches name rows by index, and a
 * refetch moves rows.
 * @param endpoints those that read the records
 */
export function optimisticUpdates<Row extends { readonly id: string }>(endpoints: readonly string[]) {
  const pending = new Set<Edit<Row>>();
  /** The backend's answer behind each answer that is shown with pending changes. */
  const answers = new WeakMap<Answer<Row>, Answer<Row>>();

  /** Applies the pending changes to the cached answers; changes that succeeded become part of the backend's answer. */
  const show = ({ dispatch, getState }: Omit<Started, 'queryFulfilled'>, succeeded: readonly Edit<Row>[] = []) => {
    for (const [endpoint, arg] of endpoints.flatMap((each) => cachedArgs(getState(), each).map((one) => [each, one] as const))) {
      dispatch(update(endpoint, arg, (draft) => {
        // The original, because Immer would make a draft of every row of a long answer.
        const shown = original(draft) as Answer<Row>;
        const answer = edited(answers.get(shown) ?? shown, succeeded);
        // Rows with equal values stay the same objects, so that a change that succeeds does not render them again.
        const next = copyWithStructuralSharing(shown, edited(answer, pending));
        answers.set(next, answer);
        return next === shown ? undefined : next;
      }));
    }
  };
  return {
    /** For `onQueryStarted` of a mutation. */
    change: async (edit: Edit<Row>, { queryFulfilled, ...store }: Started) => {
      pending.add(edit);
      show(store);
      const succeeded = await queryFulfilled.then(() => [edit], () => []);
      pending.delete(edit);
      show(store, succeeded);
    },
    /** For `onQueryStarted` of a query: its answer may be older than the pending changes. */
    read: async (_arg: unknown, { queryFulfilled, ...store }: Started) => {
      await queryFulfilled.then(() => { if (pending.size > 0) show(store); }, () => undefined);
    },
  };
}
