const SIGNS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Calls `letGo` when the user may be scrolling, so that code that holds a scroll position stops doing it.
 * @returns a function that removes the listeners
 */
export function onUserScroll(letGo: () => void): () => void {
  SIGNS.forEach((sign) => { window.addEventListener(sign, letGo, { passive: true }); });
  return () => { SIGNS.forEach((sign) => { window.removeEventListener(sign, letGo); }); };
}
