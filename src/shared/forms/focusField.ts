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
