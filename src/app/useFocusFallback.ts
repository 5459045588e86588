import { useEffect } from 'react';
import { topDialog } from '../shared/utils/openDialogs';

/**
 * Moves the focus when the focused element disappears and nothing else takes the focus, for example when another user or tab
 * removes the record, or when a retry succeeds: to the nearest element around it that can take the focus, else to the open
 * dialog, else to the page; of each to its main heading, if it has one. Otherwise the browser would start again at the top of the page.
 */
export function useFocusFallback() {
  useEffect(() => {
    /** The focused element and the elements around it. */
    let path: HTMLElement[] = [];
    const isLost = () => path[0]?.isConnected === false && document.activeElement === document.body;
    const restore = () => {
      for (const each of [...path, topDialog()?.closest<HTMLElement>('[tabindex]'), document.querySelector('h1')]) {
        if (isLost() && each?.matches('[tabindex]')) (each.querySelector('h1') ?? each).focus({ preventScroll: true });
      }
    };
    const onFocus = (event: FocusEvent) => { path = event.composedPath().filter((each) => each instanceof HTMLElement); };
    const onBlur = ({ relatedTarget }: FocusEvent) => {
      // The user has pressed a place that takes no focus. Chromium says the same of an element that is being removed.
      queueMicrotask(() => { if (!relatedTarget && path[0]?.isConnected && document.hasFocus()) path = []; });
    };
    // A dialog that closes returns the focus by the next frame.
    const observer = new MutationObserver(() => { if (isLost()) requestAnimationFrame(restore); });
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', onBlur);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onBlur);
    };
  }, []);
}
