/**
 * The form in which texts are compared and of which keys are made: Unicode NFC, without case. The Turkish `İ` becomes
 * `i`, as `I` does, so that `İçecek` and `içecek` are equal; its plain lower case would be `i` and a combining dot,
 * which looks the same. `ı` and `i`, `ß` and `ss` stay different: they distinguish words and mailboxes.
 */
export function caseFold(text: string): string {
  // Normalised a second time: some lower-case letters compose with a following mark.
  return text.normalize('NFC').toLowerCase().replaceAll('i\u0307', 'i').normalize('NFC');
}
