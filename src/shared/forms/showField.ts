/** Moves the focus to a form's field, in the middle of the screen: clear of the bars, and of the message at the edge. */
export function showField(form: HTMLFormElement, name: string): void {
  const control = form.elements.namedItem(name);
  if (!(control instanceof HTMLElement)) return;
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block: 'center' });
}
