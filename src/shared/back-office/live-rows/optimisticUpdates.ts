import { type ThunkAction, type UnknownAction, original } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query/react';
import { type ApiDispatch, api } from '../../api/api';

/** How a change alters cached answers, by endpoint. Pure and idempotent. */
type Edits<Answers> = { readonly [Endpoint in keyof Answers]?: (answer: Answers[Endpoint]) => Answers[Endpoint] };

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

/**
 * Optimistic updates of one kind of record. A cached answer is shown as the backend gave it with all pending changes applied
 * in order, so a refused change rolls back alone. `patchResult.undo()` cannot do that: its patches name rows by index, and a
 * refetch moves rows.
 */
export function optimisticUpdates<Answers extends Record<keyof Answers, object>>() {
  const pending = new Set<Edits<Answers>>();
  /** The backend's answer behind each answer that is shown with pending changes. */
  const answers = new WeakMap<object, object>();

  const apply = (edits: Iterable<Edits<Answers>>, endpoint: string, answer: object) =>
    [...edits].reduce((before, each) => each[endpoint as keyof Answers]?.(before as Answers[keyof Answers]) ?? before, answer);

  /** Applies the pending changes to the cached answers; changes that succeeded become part of the backend's answer. */
  const show = (endpoints: readonly string[], { dispatch, getState }: Omit<Started, 'queryFulfilled'>, succeeded: readonly Edits<Answers>[] = []) => {
    for (const [endpoint, arg] of endpoints.flatMap((each) => cachedArgs(getState(), each).map((one) => [each, one] as const))) {
      dispatch(update(endpoint, arg, (draft) => {
        // The original, because Immer would make a draft of every row of a long answer.
        const shown = original(draft);
        const answer = apply(succeeded, endpoint, answers.get(shown) ?? shown);
        // Rows with equal values stay the same objects, so that a change that succeeds does not render them again.
        const next = copyWithStructuralSharing(shown, apply(pending, endpoint, answer));
        answers.set(next, answer);
        return next === shown ? undefined : next;
      }));
    }
  };
  return {
    /** For `onQueryStarted` of a mutation. */
    change: async (edits: Edits<Answers>, { queryFulfilled, ...store }: Started) => {
      const endpoints = Object.keys(edits);
      pending.add(edits);
      show(endpoints, store);
      const succeeded = await queryFulfilled.then(() => [edits], () => []);
      pending.delete(edits);
      show(endpoints, store, succeeded);
    },
    /** For `onQueryStarted` of a query: its answer may be older than the pending changes. */
    read: (endpoint: keyof Answers & string) => async (_arg: unknown, { queryFulfilled, ...store }: Started) => {
      await queryFulfilled.then(() => { show([endpoint], store); }, () => undefined);
    },
  };
}

/** Replaces fields of the row with this id; the other rows stay the same objects. */
export function withRow<Row extends { readonly id: string }>(rows: readonly Row[], id: string, change: (row: Row) => Partial<Row>): Row[] {
  return rows.map((row) => (row.id === id ? { ...row, ...change(row) } : row));
}
