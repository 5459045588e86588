import { isComposing } from '../lib/isComposing';

/** What is typed for a window that has been asked for, before its field has the focus: its code may still be on its way. */
let typed = '';

function onKey(event: KeyboardEvent) {
  // Keys with a name of their own, shortcuts, and what an input method has begun in the field that has the focus.
  if (event.key.length > 1 || event.ctrlKey || event.metaKey || isComposing(event)) return;
  // It must not go into the field that has the focus until then.
  event.preventDefault();
  typed += event.key;
}

function end() {
  window.removeEventListener('keydown', onKey, true);
  typed = '';
}

/**
 * Keeps the letters that are typed from now on, until they are taken.
 * @returns forgets them, where nobody has
 */
export function keepTypedAhead(): () => void {
  window.addEventListener('keydown', onKey, true);
  return end;
}

/** Gives the letters that were kept, for the field that has the focus now, where the next ones arrive by themselves. */
export function takeTypedAhead(): string {
  const ahead = typed;
  end();
  return ahead;
}
