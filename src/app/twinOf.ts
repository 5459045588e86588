/** What a control of the shop is known by: its label, its words, or what it stands for in its form. */
function nameOf(control: Element): string | null {
  // A link's words may count what is behind it.
  if (control.localName === 'a') return `${control.classList.item(0) ?? ''} ${control.getAttribute('href') ?? ''}`;
  const part = control.getAttribute('type') === 'radio' ? 'value' : 'name';
  return control.getAttribute('aria-label') ?? (control.textContent || control.getAttribute(part));
}

/**
 * The control that stands for another one, of a screen whose place has been taken (src/boot.ts).
 * @param control one of the page's own
 * @param root where to look for it among the app's
 */
export function twinOf(control: Element, root: ParentNode = document): HTMLElement | undefined {
  const name = nameOf(control);
  return [...root.querySelectorAll<HTMLElement>(control.localName)].find((each) => nameOf(each) === name);
}
