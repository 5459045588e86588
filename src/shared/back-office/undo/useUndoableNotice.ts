import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { selectHistoryEntry } from '../../api/ownChangesSlice';
import { notified } from '../../notifications/notificationsSlice';
import { undoableNotice } from './undoChange';

/**
 * Returns a function that shows the message of a change that succeeded, with a button that undoes it. Each administrator's
 * change uses it. Its second argument is what the mutation's trigger has returned.
 */
export function useUndoableNotice() {
  const { dispatch, getState } = useStore<Parameters<typeof selectHistoryEntry>[0]>();
  return useCallback(
    (message: string, { requestId }: { readonly requestId: string }) => {
      const entryId = selectHistoryEntry(getState(), requestId);
      dispatch(entryId === undefined ? notified({ kind: 'success', message }) : undoableNotice(message, entryId));
    },
    [dispatch, getState],
  );
}
