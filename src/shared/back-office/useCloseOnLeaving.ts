import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Closes a window when somebody goes somewhere else, also by back; a list that only corrects its address has not gone.
 * @param open whether the window is open and may be closed
 * @returns to be called once the window has closed: what had the focus before it either is gone or belongs to the screen
 *   that was left, so the screen or the window one has gone to gets it
 */
export function useCloseOnLeaving(open: boolean, onClose: () => void) {
  const { key } = useLocation();
  const way = useNavigationType();
  const here = useRef(key);
  const left = useRef(false);
  const onWay = useEffectEvent(() => {
    if (open && key !== here.current && way !== NavigationType.Replace) {
      left.current = true;
      onClose();
    }
    here.current = key;
  });
  useEffect(() => { onWay(); }, [key]);
  return () => {
    if (left.current && !document.activeElement?.closest('[role=dialog]')) document.querySelector('h1')?.focus();
    left.current = false;
  };
}
