import { nanoid } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { undoChange as undoCall } from '../../../domain/calls/backOfficeCalls';
import type { HistoryEntry } from '../../../domain/history/history';
import { type ApiDispatch, api, change } from '../../api/api';
import { isFinalResponse, messageOf } from '../../api/apiError';
import { ownChangesSettled, selectHistoryEntry, selectLastOwnChange } from '../../api/ownChangesSlice';
import { toastAdded, undoWithdrawn, useNotify } from '../../notifications/notificationsSlice';
import { useIsSameSession } from '../../session/useIsSameSession';
import { isDialogAsking } from '../../utils/openDialogs';
import { useCommandKey } from '../hooks/useCommandKey';

/** The message of Ctrl/Cmd+Z when this visit has no change to undo. */
const NOTHING_TO_UNDO = 'Nothing to undo in this visit';

/** Another one in each tab, so that the second of two tabs that undo the same change gets a refusal. */
const tabId = nanoid();

const { endpoints } = api.injectEndpoints({
  // With the same key, a second try after a lost answer gets the first answer.
  endpoints: () => ({ undoChange: change(undoCall, { request: (id: string) => ({ params: { id }, idempotencyKey: `${tabId} ${id}` }) }) }),
});

/** The message of a change that succeeded, with a button that undoes it. */
function undoToast(message: string, entryId: string, record?: string) {
  return toastAdded({ kind: 'success', message, record, action: { name: 'undo', label: 'Undo', entryId } });
}

/**
 * Undoes the change of a history entry and shows the outcome; the message of a success can be undone itself
 * (docs/behaviour.md, section 4).
 * @returns the entry of the undo; undefined if it was refused
 */
export function undoChange(entryId: string) {
  return async (dispatch: ApiDispatch): Promise<HistoryEntry | undefined> => {
    const { data, error } = await dispatch(endpoints.undoChange.initiate(entryId, { track: false }));
    // After a lost answer the button can be pressed again.
    if (!error || isFinalResponse(error)) dispatch(undoWithdrawn(entryId));
    if (data) {
      // Ctrl/Cmd+Z goes further back and does not undo the undo.
      dispatch(ownChangesSettled([entryId, data.id]));
      dispatch(undoToast(data.details, data.id));
    } else {
      if (isFinalResponse(error)) dispatch(ownChangesSettled([entryId]));
      dispatch(toastAdded({ kind: 'error', message: messageOf(error) }));
    }
    return data;
  };
}

type StateWithOwnChanges = Parameters<typeof selectLastOwnChange>[0];

/** Undoes the last change of this visit. A change that is not answered yet is waited for, because it is the last one. */
export function undoLastChange() {
  return async (dispatch: ApiDispatch, getState: () => unknown): Promise<void> => {
    for (let pending = runningMutations(dispatch); pending.length > 0; pending = runningMutations(dispatch)) await Promise.allSettled(pending);
    const entryId = selectLastOwnChange(getState() as StateWithOwnChanges);
    if (entryId !== undefined) await dispatch(undoChange(entryId));
    else dispatch(toastAdded({ kind: 'info', message: NOTHING_TO_UNDO }));
  };
}

const runningMutations = (dispatch: ApiDispatch) => dispatch(api.util.getRunningMutationsThunk());

/**
 * Returns a function that shows the message of a change that succeeded, with a button that undoes it. Each administrator's
 * change uses it. Its second argument is what the mutation's trigger has returned, the third the name of the changed record,
 * if the message does not name it.
 */
export function useUndoToast() {
  const { dispatch, getState } = useStore<StateWithOwnChanges>();
  const isSameSession = useIsSameSession();
  return useCallback(
    (message: string, { requestId }: { readonly requestId: string }, record?: string) => {
      if (!isSameSession()) return;
      const entryId = selectHistoryEntry(getState(), requestId);
      dispatch(entryId === undefined ? toastAdded({ kind: 'success', message, record }) : undoToast(message, entryId, record));
    },
    [dispatch, getState, isSameSession],
  );
}

/** What the trigger of a mutation returns. */
export type SentChange = PromiseLike<{ readonly error?: unknown }> & { readonly requestId: string };

/** Returns a function that shows the outcome of a change: `done` with an Undo button, or why it was refused. It resolves to whether the change succeeded. */
export function useOutcomeToast() {
  const notify = useNotify();
  const notifyDone = useUndoToast();
  return useCallback(
    async (sent: SentChange, done: string, record?: string): Promise<boolean> => {
      const { error } = await sent;
      if (error) notify.error(messageOf(error));
      else notifyDone(done, sent, record);
      return !error;
    },
    [notify, notifyDone],
  );
}

/** Where Ctrl/Cmd+Z is the browser's: it undoes what was typed. */
const TEXT_FIELDS = 'input:not([type="checkbox"], [type="radio"]), textarea, [contenteditable="true"]';

function mayUndo({ target }: KeyboardEvent): boolean {
  return !(target instanceof Element && target.matches(TEXT_FIELDS)) && !isDialogAsking();
}

/** Ctrl/Cmd+Z outside of text fields undoes the last change of this visit (docs/behaviour.md, section 4). */
export function useUndoKey() {
  const dispatch = useDispatch<ApiDispatch>();
  useCommandKey('z', () => { void dispatch(undoLastChange()); }, mayUndo);
}
