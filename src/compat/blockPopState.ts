/**
 * Asks after Back or Forward, for browsers without a Navigation API: returns to the form's entry before the router
 * notices, so that the form keeps its state, and asks then.
 *
 * - Browser: Safari before 26.2, Firefox before 147. Not for Chromium, which calls the listeners of `popstate` in the order
 *   in which they were added, so that the router's comes first.
 * - Bug: none; the API is newer than these versions (https://developer.mozilla.org/en-US/docs/Web/API/Navigation_API).
 * - Can go: two years after Firefox 147. Check in January 2028.
 * @param here the pathname of the form
 * @param distance how far the present history entry is from the form's; NaN for an entry that the router has not made
 * @param ask asks the user whether to leave
 * @param isFree whether the form may be left without asking
 * @returns the function that removes the listener
 */
export function blockPopState(here: string, distance: () => number, ask: () => Promise<boolean>, isFree: () => boolean): () => void {
  let leaving = false;
  const onPop = (event: PopStateEvent) => {
    const away = distance();
    if (leaving || isFree() || Number.isNaN(away)) return;
    if (away !== 0 && window.location.pathname === here) return;
    event.stopImmediatePropagation();
    if (away === 0) return;
    window.history.go(-away);
    void ask().then((leaves) => {
      leaving = leaves;
      if (leaves) window.history.go(away);
    });
  };
  // In the capture phase, to run before the router's listener.
  window.addEventListener('popstate', onPop, { capture: true });
  return () => { window.removeEventListener('popstate', onPop, { capture: true }); };
}
