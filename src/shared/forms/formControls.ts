/** Browsers normalise line breaks in values: text areas use line feeds only, inputs remove them. */
const withoutLineBreaks = (text: string) => text.replace(/[\r\n]/g, '');

/**
 * Returns the fields with a DOM value that differs from the rendered one. Some password managers fill in fields without an
 * `input` event; the next render of a controlled field would clear it.
 * @param rendered the rendered text of each field, by name
 */
export function unreportedInput<Texts extends Readonly<Record<string, string>>>(form: HTMLFormElement, rendered: Texts): Partial<Texts> {
  const changed: Record<string, string> = {};
  for (const name of Object.keys(rendered)) {
    const control = form.elements.namedItem(name);
    const before = withoutLineBreaks(rendered[name] ?? '');
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    // A read-only field may display a different text, such as a name for an uploaded picture.
    if (isText && !control.readOnly && withoutLineBreaks(control.value) !== before) changed[name] = control.value;
  }
  return changed as Partial<Texts>;
}

/**
 * Focuses a field of a form and scrolls it to the middle of the viewport, clear of sticky bars and toasts.
 * @param name the field's `name` attribute
 */
export function focusField(form: HTMLFormElement, name: string): void {
  const control = form.elements.namedItem(name);
  if (!(control instanceof HTMLElement)) return;
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block: 'center' });
}
