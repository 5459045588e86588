/** The key code of every key that an input method handles. Safari ends a composition before it sends the key that ended it. */
const HANDLED_BY_INPUT_METHOD = 229;

/**
 * Whether a key belongs to an input method (Japanese, Chinese, Korean), where Enter, Escape and the arrows choose words.
 * @param event the browser's own event; of React's, `nativeEvent`
 */
export function isComposing(event: KeyboardEvent): boolean {
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else says it in Safari
  return event.isComposing || event.keyCode === HANDLED_BY_INPUT_METHOD;
}
