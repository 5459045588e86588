import { useEffect, useMemo, useRef } from 'react';
import { useNotify } from './notificationsSlice';

interface ComplaintOptions {
  /** The complaint leads to another screen, or has to be heard there. */
  outlivesScreen?: boolean;
}

/**
 * Shows an error about the user's last try; with `inForm` it is only spoken, because the form shows it. The next try
 * dismisses it, and so does leaving the screen, unless it `outlivesScreen`.
 */
export function useComplaint({ outlivesScreen = false }: ComplaintOptions = {}) {
  const notify = useNotify();
  const told = useRef<string>(null);
  const complaint = useMemo(
    () => ({
      complain: (message: string, { inForm = false } = {}) => {
        told.current = message;
        if (inForm) notify.formError(message);
        else notify.error(message);
      },
      takeBack: () => { if (told.current !== null) notify.takeBack(told.current); },
    }),
    [notify],
  );
  useEffect(() => (outlivesScreen ? undefined : complaint.takeBack), [outlivesScreen, complaint]);
  return complaint;
}
