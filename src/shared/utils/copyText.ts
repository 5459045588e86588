/**
 * Copies text to the clipboard. On plain http `navigator.clipboard` is undefined, and a browser can refuse it: then the older
 * command copies a selected field.
 * @returns whether the text was copied
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelection(text);
  }
}

function copySelection(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  Object.assign(field.style, { position: 'fixed', opacity: '0' });
  // A dialog would take the focus back from a field outside it.
  (focused?.closest('[role="dialog"]') ?? document.body).append(field);
  field.focus({ preventScroll: true });
  field.select();
  try {
    // oxlint-disable-next-line no-deprecated -- the only way on plain http
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
