/**
 * What a press does that puts something else under the pointer at once: the next line of a list, or the opposite of what
 * was pressed. The second press of a double one was meant for what is gone, and does nothing.
 * @param act what the first press does; it gets the click
 * @returns the listener for clicks
 */
export function onFirstPress<Click extends { readonly detail: number }>(act: (click: Click) => void): (click: Click) => void {
  return (click) => {
    // The keyboard's have 0.
    if (click.detail < 2) act(click);
  };
}

/**
 * What may well be pressed several times in a row, and takes its row out from under the pointer: each press counts, but
 * not the further ones of a quick run for the row that has moved up meanwhile.
 * @returns gives the listener for clicks on a row, by its key; for all rows of a list
 */
export function onOwnPresses(): (key: string, act: () => void) => (click: { readonly detail: number }) => void {
  let begunOn: string | undefined;
  return (key, act) => ({ detail }) => {
    if (detail < 2) begunOn = key;
    if (begunOn === key) act();
  };
}
