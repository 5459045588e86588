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
