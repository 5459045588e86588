import { useEffect } from 'react';

/**
 * Moves the focus to the page's heading when the focused element disappears with nobody to take the focus over, as when somebody
 * else removes what it belongs to. Otherwise it would be lost at the beginning of the page.
 */
export function useKeptFocus() {
  useEffect(() => {
    let focused: Element | null = null;
    let frame = 0;
    const onFocus = ({ target }: FocusEvent) => { focused = target as Element; };
    const onBlur = ({ relatedTarget }: FocusEvent) => {
      // The user has pressed a place that takes no focus. An element that is removed is disconnected, or blurred by nothing.
      if (relatedTarget === null && focused?.isConnected && document.hasFocus()) focused = null;
    };
    const isLost = () => focused !== null && !focused.isConnected && document.activeElement === document.body;
    const observer = new MutationObserver(() => {
      if (!isLost()) return;
      // A dialog that closes returns the focus in the meantime.
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (!isLost()) return;
        focused = null;
        document.querySelector('h1')?.focus({ preventScroll: true });
      });
    });
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', onBlur);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onBlur);
    };
  }, []);
}
