import { useMemo, useRef } from 'react';
import { useNotify } from './notificationsSlice';

/**
 * Complains about what somebody tries. The last complaint is taken back at the next try: it has been read, and that try
 * has its own outcome to tell.
 */
export function useComplaint() {
  const notify = useNotify();
  const told = useRef('');
  return useMemo(
    () => ({
      complain: (message: string) => {
        told.current = message;
        notify.error(message);
      },
      takeBack: () => { notify.takeBack(told.current); },
    }),
    [notify],
  );
}
