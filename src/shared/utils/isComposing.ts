/**
 * The keyCode of every key that an input method handles. Safari ends a composition before it sends the key that ended it.
 */
const HANDLED_BY_INPUT_METHOD = 229;

/**
 * True if a key event belongs to an input method editor (Japanese, Chinese, Korean), where Enter, Escape and the arrow keys
 * choose words.
 * @param event the browser's event; for a React event pass `nativeEvent`
 */
export function isComposing(event: KeyboardEvent): boolean {
  // oxlint-disable-next-line typescript/no-deprecated -- Safari reports it in no other way
  return event.isComposing || event.keyCode === HANDLED_BY_INPUT_METHOD;
}
