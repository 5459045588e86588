/**
 * A keyup listener that scrolls the element focused by Tab into view (WCAG 2.2, 2.4.7 and 2.4.11) in the cases that browsers
 * miss: a horizontal scroll strip leaves half a link cut off, Firefox leaves a control half under a sticky bar, and Ant
 * Design's focus trap moves the focus from the last control to the first without scrolling. Pointer input is excluded:
 * content must not move under the pointer.
 */
export function scrollFocusIntoView({ key, target }: KeyboardEvent) {
  const frame = key === 'Tab' && target instanceof Element && target.closest('nav, main, [role=dialog]');
  if (frame) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
