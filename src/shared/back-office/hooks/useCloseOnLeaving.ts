import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The index of the present history entry, as counted by React Router; undefined for an entry that the router has not made. */
function historyIndex(): number | undefined {
  return (window.history.state as { idx?: number } | null)?.idx;
}

/**
 * Closes a dialog when the user navigates to another history entry, also by Back. A replaced entry, such as a corrected list
 * address, does not close it.
 * @param open whether the dialog is open and may be closed
 * @returns call it once the dialog has closed: the element that had the focus before belongs to the previous screen, so the
 *   new screen's heading gets it, unless another dialog has it
 */
export function useCloseOnLeaving(open: boolean, onClose: () => void) {
  const { key } = useLocation();
  const here = useRef<number>(undefined);
  const navigated = useRef(false);
  // Read from `window.history`, because the router may still be navigating to the entry over which the dialog opens.
  useEffect(() => { here.current = historyIndex(); }, [open]);
  const onNavigation = useEffectEvent(() => {
    if (!open || historyIndex() === here.current) return;
    navigated.current = true;
    onClose();
  });
  useEffect(() => { onNavigation(); }, [key]);
  return () => {
    if (navigated.current && !document.activeElement?.closest('[role=dialog]')) document.querySelector('h1')?.focus();
    navigated.current = false;
  };
}
