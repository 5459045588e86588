import { useEffect, useMemo, useRef } from 'react';
import { useNotify } from './notificationsSlice';

interface ComplaintOptions {
  /** The complaint leads to another screen, or has to be heard there. */
  outlivesScreen?: boolean;
}

/**
 * Complains about what somebody tries. The last complaint is taken back at the next try: it has been read, and that try
 * has its own outcome to tell. It is taken back as well when what it speaks of leaves the screen.
 */
export function useComplaint({ outlivesScreen = false }: ComplaintOptions = {}) {
  const notify = useNotify();
  const told = useRef<string>(null);
  const complaint = useMemo(
    () => ({
      complain: (message: string) => {
        told.current = message;
        notify.error(message);
      },
      takeBack: () => { if (told.current !== null) notify.takeBack(told.current); },
    }),
    [notify],
  );
  useEffect(() => (outlivesScreen ? undefined : complaint.takeBack), [outlivesScreen, complaint]);
  return complaint;
}
