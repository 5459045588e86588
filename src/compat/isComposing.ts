/** The keyCode of every key that an input method handles. */
const HANDLED_BY_INPUT_METHOD = 229;

/**
 * True if a key event belongs to an input method editor (Japanese, Chinese, Korean), where Enter, Escape and the arrow keys
 * choose words.
 *
 * - Browser: Safari, all versions so far (26.3). It ends a composition before it sends the key that ended it, so
 *   `isComposing` is false then. Other browsers need that property only.
 * - Bug: https://bugs.webkit.org/show_bug.cgi?id=165004; the fix, https://bugs.webkit.org/show_bug.cgi?id=311717, is not
 *   enabled yet.
 * - Can go: two years after the fix is enabled. Check in November 2027.
 * @param event the browser's event; for a React event pass `nativeEvent`
 */
export function isComposing(event: KeyboardEvent): boolean {
  // oxlint-disable-next-line typescript/no-deprecated -- Safari reports it in no other way
  return event.isComposing || event.keyCode === HANDLED_BY_INPUT_METHOD;
}
