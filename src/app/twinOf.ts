/** Returns what identifies a control on a screen: its label, its text, or its name or value in the form. */
function nameOf(control: Element): string | null {
  // The text of a link may contain a count, so class and href identify it.
  if (control.localName === 'a') return `${control.classList.item(0) ?? ''} ${control.getAttribute('href') ?? ''}`;
  const part = control.getAttribute('type') === 'radio' ? 'value' : 'name';
  return control.getAttribute('aria-label') ?? (control.textContent || control.getAttribute(part));
}

/**
 * Finds the app's counterpart of a control of the prerendered page (src/boot.ts).
 * @param control an element of the prerendered markup
 * @param root where to search
 * @returns the matching element, if there is one
 */
export function twinOf(control: Element, root: ParentNode = document): HTMLElement | undefined {
  const name = nameOf(control);
  return [...root.querySelectorAll<HTMLElement>(control.localName)].find((each) => nameOf(each) === name);
}
