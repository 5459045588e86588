import { useCallback, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { api } from '../shared/api/api';
import { selectFormDrafts } from '../shared/forms/formDraftsSlice';
import { reloadIntoNextVersion } from '../shared/utils/nextVersion';
import { hasUnsavedChanges, releaseUnsavedChanges } from '../shared/utils/unsavedChanges';
import { type ToastAction, toastDismissed, toastAdded, selectToasts } from '../shared/notifications/notificationsSlice';
import { ConfirmDialog, Toaster } from '../shared/ui';
import { loadAdmin } from './guards';
import type { AppStore, RootState } from './store';

/**
 * The toast that offers to reload into a new version of the app. Without a reload the new version opens on the next visit,
 * so nothing changes while the user works.
 */
export const newVersionReady = () =>
  toastAdded({ kind: 'info', message: 'A new version is ready.', action: { name: 'openNewVersion', label: 'Reload now' } });

/** The toasts of the storefront and the back office, and the actions of their buttons. */
export function Toasts() {
  const dispatch = useDispatch<AppStore['dispatch']>();
  const { getState } = useStore<RootState>();
  const toasts = useSelector(selectToasts);
  const [asking, setAsking] = useState(false);
  // A stable callback: a new function on each render would restart the timers of all toasts.
  const dismiss = useCallback((id: string) => { dispatch(toastDismissed(id)); }, [dispatch]);
  const reload = async () => {
    setAsking(false);
    releaseUnsavedChanges();
    // Wait for pending mutations, such as a number field that saved on blur when the button was clicked.
    await Promise.all(dispatch(api.util.getRunningMutationsThunk()));
    reloadIntoNextVersion();
  };
  const act = async (action: ToastAction) => {
    if (action.name === 'openNewVersion') {
      const hasDrafts = Object.keys(selectFormDrafts(getState())).length > 0;
      if (hasDrafts || hasUnsavedChanges()) setAsking(true);
      else void reload();
    } else {
      // Loaded already: only the back office shows messages with this action.
      const { undoChange } = await loadAdmin();
      await dispatch(undoChange(action.entryId));
    }
  };
  return (
    <>
      <Toaster toasts={toasts} onDismiss={dismiss} onAction={act} />
      <ConfirmDialog
        open={asking}
        title="Reload without saving?"
        message="What you have typed will be lost."
        confirmLabel="Reload"
        cancelLabel="Stay"
        onConfirm={() => void reload()}
        onClose={() => { setAsking(false); }}
      />
    </>
  );
}
