import { type PayloadAction, createSlice, isFulfilled } from '@reduxjs/toolkit';
import { sessionChanged } from '../session-store/sessionSlice';
import type { ResponseMeta } from './baseQuery';

/** A change that was made in this tab and can be undone. */
interface OwnChange {
  /** The id of the mutation's request in RTK Query. */
  readonly requestId: string;
  /** The id of its entry in the history. */
  readonly entryId: string;
}

/** The changes that the administrator has made in this tab since the sign-in and has not undone, oldest first. */
export const ownChangesSlice = createSlice({
  name: 'ownChanges',
  initialState: [] as readonly OwnChange[],
  reducers: {
    /** Changes that were undone, or that the backend refuses to undo, by the ids of their entries. */
    ownChangesSettled: (changes, { payload }: PayloadAction<readonly string[]>) => changes.filter(({ entryId }) => !payload.includes(entryId)),
  },
  extraReducers: (builder) => {
    builder
      .addMatcher(sessionChanged, () => [])
      .addMatcher(isFulfilled, (changes, { meta }: { meta: { requestId: string; baseQueryMeta?: ResponseMeta } }) => {
        const entryId = meta.baseQueryMeta?.historyEntry;
        return entryId ? [...changes, { requestId: meta.requestId, entryId }] : changes;
      });
  },
  selectors: {
    selectLastOwnChange: (changes) => changes.at(-1)?.entryId,
    /** The id of the history entry of a mutation; undefined if it cannot be undone. */
    selectHistoryEntry: (changes, requestId: string) => changes.find((change) => change.requestId === requestId)?.entryId,
  },
});

export const { ownChangesSettled } = ownChangesSlice.actions;
export const { selectLastOwnChange, selectHistoryEntry } = ownChangesSlice.selectors;
