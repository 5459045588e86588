import { useEffect } from 'react';

/**
 * Moves the focus to the page's heading when the focused element disappears with nobody to take the focus over, as when somebody
 * else removes what it belongs to. Otherwise it would be lost at the beginning of the page.
 */
export function useKeptFocus() {
  useEffect(() => {
    let focused: Element | null = null;
    const isLost = () => focused !== null && !focused.isConnected && document.activeElement === document.body;
    const onFocus = ({ target }: FocusEvent) => { focused = target as Element; };
    const onBlur = ({ relatedTarget }: FocusEvent) => {
      // The user has pressed a place that takes no focus.
      if (!relatedTarget && focused?.isConnected && document.hasFocus()) focused = null;
    };
    const observer = new MutationObserver(() => {
      // A dialog that closes returns the focus by the next frame.
      if (isLost()) requestAnimationFrame(() => { if (isLost()) document.querySelector('h1')?.focus({ preventScroll: true }); });
    });
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
