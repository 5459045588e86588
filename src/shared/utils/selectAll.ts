import type { FocusEvent } from 'react';

/**
 * A focus handler that selects the content of a field, so that typing replaces it. In Safari the mouseup of the same click
 * would clear the selection and set the caret (typing 33 over 24 gave 3324), so it is prevented.
 */
export function selectAll({ target }: FocusEvent<HTMLInputElement>) {
  target.select();
  target.addEventListener('mouseup', (event) => { event.preventDefault(); }, { once: true });
}
