import { useEffect } from 'react';

/**
 * Moves the focus to the page's heading when the focused element disappears and nothing else takes the focus, for example when
 * another user or tab removes the record. Otherwise the browser would start again at the top of the page.
 */
export function useFocusFallback() {
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
