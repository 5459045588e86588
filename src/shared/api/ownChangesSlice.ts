import { type PayloadAction, createSlice, isFulfilled } from '@reduxjs/toolkit';
import { sessionChanged } from '../session-store/sessionSlice';
import type { ResponseMeta } from './request';

/** A change that was made in this tab and can be undone. */
interface OwnChange {
  /** The id of the mutation's request in RTK Query. */
  readonly requestId: string;
  /** The id of its entry in the history. */
  readonly entryId: string;
}

interface OwnChanges {
  /** Those that are not undone, oldest first. */
  readonly changes: readonly OwnChange[];
  /** How many times a change has added or restored a record. */
  readonly additions: number;
}

const INITIAL: OwnChanges = { changes: [], additions: 0 };

/** What the administrator has changed and undone in this tab since the sign-in. */
export const ownChangesSlice = createSlice({
  name: 'ownChanges',
  initialState: INITIAL,
  reducers: {
    /** Changes that were undone, or that the backend refuses to undo, by the ids of their entries. */
    ownChangesSettled: ({ changes, additions }, { payload }: PayloadAction<readonly string[]>) => ({
      changes: changes.filter(({ entryId }) => !payload.includes(entryId)),
      additions,
    }),
  },
  extraReducers: (builder) => {
    builder
      .addMatcher(sessionChanged, () => INITIAL)
      .addMatcher(isFulfilled, (state, { meta }: { meta: { requestId: string; baseQueryMeta?: ResponseMeta } }) => {
        const { historyEntry: entryId, created = false } = meta.baseQueryMeta ?? {};
        if (!entryId) return state;
        return { changes: [...state.changes, { requestId: meta.requestId, entryId }], additions: state.additions + Number(created) };
      });
  },
  selectors: {
    selectLastOwnChange: ({ changes }) => changes.at(-1)?.entryId,
    selectAdditions: ({ additions }) => additions,
    /** The id of the history entry of a mutation; undefined if it cannot be undone. */
    selectHistoryEntry: ({ changes }, requestId: string) => changes.find((change) => change.requestId === requestId)?.entryId,
  },
});

export const { ownChangesSettled } = ownChangesSlice.actions;
export const { selectLastOwnChange, selectAdditions, selectHistoryEntry } = ownChangesSlice.selectors;
