/**
 * The Latin letter, in lower case, or the digit of a pressed key. On a keyboard that types neither with this key, such as a
 * Cyrillic or Arabic one, or the row of digits of a French one, it is what an American keyboard has in its place.
 * @returns the names of other keys as they are, such as `Backspace`
 */
export function shortcutKey({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  const typed = key.toLowerCase();
  if (/^[a-z0-9]$/.test(typed)) return typed;
  const [, place] = /^(?:Key|Digit)(.)$/.exec(code) ?? [];
  // With Shift an American keyboard types neither: Shift+1 is `!`.
  return place === undefined || shiftKey ? key : place.toLowerCase();
}
