/**
 * The one form in which texts are compared, and of which keys are made: Unicode NFC, without case. The Turkish `İ` becomes
 * `i`, as `I` does, so that `İçecek` and `içecek` are one word; its lower case would be `i` and a combining dot, which looks
 * the same. `ı` and `i`, `ß` and `ss` stay different letters: they distinguish words and mailboxes.
 */
export function caseFold(text: string): string {
  // Again at the end: the lower case of some letters composes with a mark behind them.
  return text.normalize('NFC').toLowerCase().replaceAll('i\u0307', 'i').normalize('NFC');
}
