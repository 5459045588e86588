/** Browsers change the line breaks of a value: a text area has line feeds alone, an input none. */
const withoutLineBreaks = (text: string) => text.replace(/[\r\n]/g, '');

/**
 * The fields of a form that hold something else than was rendered into them. Some password managers fill in fields without
 * an `input` event; the next render of a controlled field would empty it.
 * @param rendered the text of each field, by its name
 */
export function unreportedInput<Texts extends Readonly<Record<string, string>>>(form: HTMLFormElement, rendered: Texts): Partial<Texts> {
  const changed: Record<string, string> = {};
  for (const name of Object.keys(rendered)) {
    const control = form.elements.namedItem(name);
    const before = withoutLineBreaks(rendered[name] ?? '');
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    // A read-only field may show something else than its value, such as a name for an uploaded picture.
    if (isText && !control.readOnly && withoutLineBreaks(control.value) !== before) changed[name] = control.value;
  }
  return changed as Partial<Texts>;
}
