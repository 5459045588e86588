/** What the user may be scrolling with. */
const SIGNS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to a position and holds it while the page grows, until the user may be scrolling.
 * @param scroll scrolls; returns true once the position is reached and need not be held
 * @param longest in ms
 * @returns a function that stops holding it
 */
export function holdScroll(scroll: () => boolean, longest: number): () => void {
  const stop = () => {
    growth.disconnect();
    clearTimeout(timer);
    SIGNS.forEach((sign) => { window.removeEventListener(sign, stop); });
  };
  const again = () => { if (scroll()) stop(); };
  const growth = new ResizeObserver(again);
  const timer = setTimeout(stop, longest);
  SIGNS.forEach((sign) => { window.addEventListener(sign, stop, { passive: true }); });
  growth.observe(document.body);
  again();
  return stop;
}
