/** Whether a key is being held down. */
let held = false;
const heed = ({ repeat }: KeyboardEvent) => { held = repeat; };
// The build draws the first screens where there is no window.
if (typeof window === 'object') {
  window.addEventListener('keydown', heed, true);
  window.addEventListener('keyup', heed, true);
}

/** Enter that is held presses what has the focus again and again, thirty times a second: nobody means that. */
function isHeld({ detail }: { readonly detail: number }): boolean {
  // The keyboard's presses have 0.
  return held && detail === 0;
}

/**
 * What a press does that puts something else under the pointer at once: the next line of a list, or the opposite of what
 * was pressed. The second press of a double one was meant for what is gone, and does nothing; nor do those of a held key.
 * @param act what the first press does; it gets the click
 * @returns the listener for clicks
 */
export function onFirstPress<Click extends { readonly detail: number }>(act: (click: Click) => void): (click: Click) => void {
  return (click) => {
    if (click.detail < 2 && !isHeld(click)) act(click);
  };
}

/**
 * What may well be pressed several times in a row, and takes its row out from under the pointer: each press counts, but
 * not the further ones of a quick run for the row that has moved up meanwhile. A key held down is one press.
 * @returns gives the listener for clicks on a row, by its key; for all rows of a list
 */
export function onOwnPresses(): (key: string, act: () => void) => (click: { readonly detail: number }) => void {
  let begunOn: string | undefined;
  return (key, act) => (click) => {
    if (isHeld(click)) return;
    if (click.detail < 2) begunOn = key;
    if (begunOn === key) act();
  };
}
