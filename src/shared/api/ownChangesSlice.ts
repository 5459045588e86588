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
  /** How many times changes were undone or could not be. */
  readonly settled: number;
}

const INITIAL: OwnChanges = { changes: [], settled: 0 };

/** What the administrator has changed and undone in this tab since the sign-in. */
export const ownChangesSlice = createSlice({
  name: 'ownChanges',
  initialState: INITIAL,
  reducers: {
    /** Changes that were undone, or that the backend refuses to undo, by the ids of their entries. */
    ownChangesSettled: ({ changes, settled }, { payload }: PayloadAction<readonly string[]>) => ({
      changes: changes.filter(({ entryId }) => !payload.includes(entryId)),
      settled: settled + 1,
    }),
  },
  extraReducers: (builder) => {
    builder
      .addMatcher(sessionChanged, () => INITIAL)
      .addMatcher(isFulfilled, (state, { meta }: { meta: { requestId: string; baseQueryMeta?: ResponseMeta } }) => {
        const entryId = meta.baseQueryMeta?.historyEntry;
        return entryId ? { ...state, changes: [...state.changes, { requestId: meta.requestId, entryId }] } : state;
      });
  },
  selectors: {
    selectLastOwnChange: ({ changes }) => changes.at(-1)?.entryId,
    /** How many times changes were undone. */
    selectUndone: ({ settled }) => settled,
    /** The id of the history entry of a mutation; undefined if it cannot be undone. */
    selectHistoryEntry: ({ changes }, requestId: string) => changes.find((change) => change.requestId === requestId)?.entryId,
  },
});

export const { ownChangesSettled } = ownChangesSlice.actions;
export const { selectLastOwnChange, selectUndone, selectHistoryEntry } = ownChangesSlice.selectors;
