/** What the user types, chooses and focuses in a prerendered page before React handles its fields. */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isCheckable = (field: Field): field is HTMLInputElement => field.type === 'radio' || field.type === 'checkbox';

/** Whether the user has changed a field: it differs from the markup. A radio is changed if it was chosen. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return [...field.options].some((option) => option.selected !== option.defaultSelected);
  if (isCheckable(field)) return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox');
  return field.value !== field.defaultValue;
}

/** The field itself, or the one with its id or name that React has rendered in its place. */
function presentField(root: HTMLElement, field: Field): Field | null {
  if (field.isConnected) return field;
  const sameId = field.id && `[id="${CSS.escape(field.id)}"]`;
  const sameName = field.name && `[name="${CSS.escape(field.name)}"]`;
  const selector = [sameId, sameName].filter(Boolean).join();
  const sameValue = field.type === 'radio' ? `[value="${CSS.escape(field.value)}"]` : '';
  return selector === '' ? null : root.querySelector<Field>(`${field.localName}:is(${selector})${sameValue}`);
}

/** Enters a text, or makes a choice, as the user would: React hears of it by an event with a value that it has not set. */
function enter(field: Field, value: string | boolean) {
  if (typeof value === 'boolean') {
    (field as HTMLInputElement).checked = !value;
    field.click();
    return;
  }
  // The value that React has read during hydration may already be the typed one.
  if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue;
  // React overrides the setter of the element, to see what it has set itself.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * Reads the fields of the prerendered page, and follows them while React hydrates it. Call it immediately before the
 * hydration. It sets selects, and later renders set radios; and it replaces the page, or a part of it, if something such as
 * a password manager has put an element of its own into it.
 * @returns ends that, and gives back to React what was typed, to a replaced field by its id or name, with the focus
 */
export function keepEarlyInput(root: HTMLElement): () => void {
  const fields = [...root.querySelectorAll<Field>('input:not([type=file]), textarea, select')];
  const values = new Map<Field, string | boolean>();
  let focused = document.activeElement;
  let composing = false;
  const keep = (field: Field) => {
    // Of a group of radios, the last choice.
    if (field.type === 'radio') fields.filter(({ name }) => name === field.name).forEach((other) => values.delete(other));
    values.set(field, isCheckable(field) ? field.checked : field.value);
  };
  fields.filter(isChanged).forEach(keep);

  const listening = new AbortController();
  const listen = <Type extends keyof DocumentEventMap>(type: Type, listener: (event: DocumentEventMap[Type]) => void) => {
    document.addEventListener(type, listener, { capture: true, signal: listening.signal });
  };
  listen('input', ({ target }) => { fields.filter((field) => field === target).forEach(keep); });
  // If React hydrates a radio while it is clicked, it may set the group again, and no input event follows.
  listen('click', ({ target }) => { fields.filter((field) => field === target && isCheckable(field)).forEach(keep); });
  listen('focusin', ({ target }) => { focused = target as Element; });
  listen('compositionstart', () => { composing = true; });
  listen('compositionend', () => { composing = false; });

  return () => {
    listening.abort();
    // React hydrates the part of the page in which such an event occurs before it handles the event.
    for (const field of fields) field.dispatchEvent(new Event('input', { bubbles: true }));
    for (const field of fields) {
      const present = presentField(root, field);
      if (!present) continue;
      const { selectionStart: start = null, selectionEnd: end = null } = field as Partial<HTMLInputElement>;
      const value = values.get(field);
      if (field === focused && present !== field && document.activeElement === document.body) present.focus({ preventScroll: true });
      // A text that is being composed is reported by the next key; another value would end its composition.
      if (value !== undefined && !(composing && present === field)) enter(present, value);
      // Entering a value has moved the caret.
      if (present === document.activeElement && !(present instanceof HTMLSelectElement) && start !== null) present.setSelectionRange(start, end);
    }
  };
}
