import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { placeInHistory } from './guardHistory';

/**
 * Closes a window when somebody goes somewhere else, also by back; a list that only corrects its address has not gone.
 * @param open whether the window is open and may be closed
 * @returns to be called once the window has closed: what had the focus before it either is gone or belongs to the screen
 *   that was left, so the screen or the window one has gone to gets it
 */
export function useCloseOnLeaving(open: boolean, onClose: () => void) {
  const { key } = useLocation();
  const here = useRef<number>(undefined);
  const left = useRef(false);
  // The browser's place, not the router's, which may still be on the way to where the window is opened.
  useEffect(() => { here.current = placeInHistory(); }, [open]);
  const onWay = useEffectEvent(() => {
    if (!open || placeInHistory() === here.current) return;
    left.current = true;
    onClose();
  });
  useEffect(() => { onWay(); }, [key]);
  return () => {
    if (left.current && !document.activeElement?.closest('[role=dialog]')) document.querySelector('h1')?.focus();
    left.current = false;
  };
}
