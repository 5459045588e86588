import type { FocusEvent } from 'react';

/**
 * A focus handler that selects the content of a field, so that typing replaces it.
 *
 * - Browser: Safari, all versions. The mouseup of the click that focuses the field clears the selection: typing 33 over 24
 *   gave 3324. In other browsers `select()` is enough.
 * - Bug: https://bugs.webkit.org/show_bug.cgi?id=22691.
 * - Can go: two years after it is fixed. Check in November 2027.
 */
export function selectAll({ target }: FocusEvent<HTMLInputElement>) {
  target.select();
  target.addEventListener('mouseup', (event) => { event.preventDefault(); }, { once: true });
}
