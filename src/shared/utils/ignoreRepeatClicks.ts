/**
 * Wraps a click handler that puts another control under the pointer, such as the next row or the opposite action. Ignores
 * the second click of a double click.
 * @param act called with the first click
 * @returns the click listener
 */
export function ignoreRepeatClicks<Click extends { readonly detail: number }>(act: (click: Click) => void): (click: Click) => void {
  return (click) => {
    if (click.detail < 2) act(click);
  };
}

/**
 * Wraps the click handlers of a list in which a click can move its row away from the pointer, such as restocking a product
 * in a filtered list. Every click on one row counts, but a quick series of clicks does not continue on the row that moves
 * up.
 * @returns a function that makes the click listener of a row from its key; create it once per list
 */
export function ignoreRepeatClicksById(): (key: string, act: () => void) => (click: { readonly detail: number }) => void {
  let begunOn: string | undefined;
  return (key, act) => ({ detail }) => {
    if (detail < 2) begunOn = key;
    if (begunOn === key) act();
  };
}
