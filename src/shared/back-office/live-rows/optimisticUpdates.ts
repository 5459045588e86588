import { type ThunkAction, type UnknownAction, original } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query/react';
import { type ApiDispatch, type TAGS, api } from '../../api/api';

/** How a change alters cached answers, by endpoint. Pure and idempotent. */
type Edits<Answers> = { readonly [Endpoint in keyof Answers]?: (answer: Answers[Endpoint]) => Answers[Endpoint] };

/** What `onQueryStarted` gets from RTK Query. */
interface Started {
  readonly dispatch: ApiDispatch;
  readonly getState: () => unknown;
  readonly queryFulfilled: Promise<unknown>;
}

type State = Parameters<typeof api.util.selectInvalidatedBy>[0];
/** `updateQueryData` with endpoint names that are not known at compile time. */
type Update = (endpoint: string, arg: unknown, recipe: (draft: object) => object | undefined) => ThunkAction<unknown, unknown, unknown, UnknownAction>;
const update = api.util.updateQueryData as unknown as Update;

/**
 * Optimistic updates of one kind of record. A cached answer is shown as the backend gave it with all pending changes applied
 * in order, so a refused change rolls back alone. `patchResult.undo()` cannot do that: its patches name rows by index, and a
 * refetch moves rows.
 * @param tags what a change invalidates: refetched once it has settled
 */
export function optimisticUpdates<Answers extends Record<keyof Answers, object>>(...tags: (typeof TAGS)[number][]) {
  const pending = new Set<Edits<Answers>>();
  /** The backend's answer behind each answer that is shown with pending changes. */
  const answers = new WeakMap<object, object>();

  const apply = (edits: Iterable<Edits<Answers>>, endpoint: string, answer: object) =>
    [...edits].reduce((before, each) => each[endpoint as keyof Answers]?.(before as Answers[keyof Answers]) ?? before, answer);

  /** Applies the pending changes to the cached answers; changes that succeeded become part of the backend's answer. */
  const show = (endpoints: readonly string[], { dispatch, getState }: Omit<Started, 'queryFulfilled'>, succeeded: readonly Edits<Answers>[] = []) => {
    for (const { endpointName, originalArgs } of api.util.selectInvalidatedBy(getState() as State, tags)) {
      if (!endpoints.includes(endpointName)) continue;
      dispatch(update(endpointName, originalArgs, (draft) => {
        // The original, because Immer would make a draft of every row of a long answer.
        const shown = original(draft);
        const answer = apply(succeeded, endpointName, answers.get(shown) ?? shown);
        // Rows with equal values stay the same objects, so that a change that succeeds does not render them again.
        const next = copyWithStructuralSharing(shown, apply(pending, endpointName, answer));
        answers.set(next, answer);
        return next === shown ? undefined : next;
      }));
    }
  };
  return {
    /** For `onQueryStarted` of a mutation. Without edits nothing changes on the screen before the answer. */
    change: async (edits: Edits<Answers>, { queryFulfilled, ...store }: Started) => {
      const endpoints = Object.keys(edits);
      pending.add(edits);
      show(endpoints, store);
      const succeeded = await queryFulfilled.then(() => [edits], () => []);
      pending.delete(edits);
      show(endpoints, store, succeeded);
      store.dispatch(api.util.invalidateTags(tags));
    },
    /** For `onQueryStarted` of a query: its answer may be older than the pending changes. */
    read: async (endpoint: keyof Answers & string, { queryFulfilled, ...store }: Started) => {
      await queryFulfilled.then(() => { show([endpoint], store); }, () => undefined);
    },
  };
}

/** Replaces fields of the row with this id; the other rows stay the same objects. */
export function withRow<Row extends { readonly id: string }>(rows: readonly Row[], id: string, change: (row: Row) => Partial<Row>): Row[] {
  return rows.map((row) => (row.id === id ? { ...row, ...change(row) } : row));
}
