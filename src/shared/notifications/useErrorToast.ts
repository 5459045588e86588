import { useEffect, useMemo, useRef } from 'react';
import { useNotify } from './notificationsSlice';

/**
 * Shows an error about the user's last attempt; with `inForm` it is only announced, because the form shows it. The next
 * attempt dismisses it, and so does unmounting, unless it `outlivesScreen`: an error that navigates to another screen, or
 * must remain visible there.
 */
export function useErrorToast({ outlivesScreen = false } = {}) {
  const notify = useNotify();
  const shown = useRef<string>(null);
  const errorToast = useMemo(
    () => ({
      showError: (message: string, { inForm = false } = {}) => {
        shown.current = message;
        if (inForm) notify.formError(message);
        else notify.error(message);
      },
      dismiss: () => { if (shown.current !== null) notify.dismiss(shown.current); },
    }),
    [notify],
  );
  useEffect(() => (outlivesScreen ? undefined : errorToast.dismiss), [outlivesScreen, errorToast]);
  return errorToast;
}
