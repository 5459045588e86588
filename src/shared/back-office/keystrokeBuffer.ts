import { isComposing } from '../../compat/isComposing';

/** Keystrokes for a dialog that is opening: its code may still be loading, and its field does not have the focus yet. */
let typed = '';

function onKey(event: KeyboardEvent) {
  // Ignores named keys, shortcuts, and input methods that compose in the focused field.
  if (event.key.length > 1 || event.ctrlKey || event.metaKey || isComposing(event)) return;
  // Keeps the letter out of the field that still has the focus.
  event.preventDefault();
  typed += event.key;
}

function end() {
  window.removeEventListener('keydown', onKey, true);
  typed = '';
}

/**
 * Starts to buffer the letters that the user types, until `takeBufferedKeystrokes`.
 * @returns discards the buffer and stops
 */
export function bufferKeystrokes(): () => void {
  window.addEventListener('keydown', onKey, true);
  return end;
}

/**
 * Returns the buffered letters and stops buffering. Called by the field that now has the focus and gets the next letters
 * directly.
 */
export function takeBufferedKeystrokes(): string {
  const ahead = typed;
  end();
  return ahead;
}
