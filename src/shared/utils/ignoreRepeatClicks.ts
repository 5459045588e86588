/** True while a key repeats because it is held down. */
let held = false;
const heed = ({ repeat }: KeyboardEvent) => { held = repeat; };
// The prerendering build has no window.
if (typeof window === 'object') {
  window.addEventListener('keydown', heed, true);
  window.addEventListener('keyup', heed, true);
}

/** True for a click caused by a held Enter key, which fires about thirty clicks a second. */
function isHeld({ detail }: { readonly detail: number }): boolean {
  // Clicks from the keyboard have a `detail` of 0.
  return held && detail === 0;
}

/**
 * Wraps a click handler that puts another control under the pointer, such as the next row or the opposite action. Ignores
 * the second click of a double click and repeated clicks of a held key.
 * @param act called with the first click
 * @returns the click listener
 */
export function ignoreRepeatClicks<Click extends { readonly detail: number }>(act: (click: Click) => void): (click: Click) => void {
  return (click) => {
    if (click.detail < 2 && !isHeld(click)) act(click);
  };
}

/**
 * Wraps the click handlers of a list in which a click can move its row away from the pointer, such as restocking a product
 * in a filtered list. Every click on one row counts, but a quick series of clicks does not continue on the row that moves
 * up. A held key counts once.
 * @returns a function that makes the click listener of a row from its key; create it once per list
 */
export function ignoreRepeatClicksById(): (key: string, act: () => void) => (click: { readonly detail: number }) => void {
  let begunOn: string | undefined;
  return (key, act) => (click) => {
    if (isHeld(click)) return;
    if (click.detail < 2) begunOn = key;
    if (begunOn === key) act();
  };
}
