/**
 * Brings what Tab has come to into sight (WCAG 2.2, 2.4.7 and 2.4.11) where the browser does not: in a strip that scrolls
 * sideways it leaves half a link cut off, Firefox leaves a control half under a bar, and going round in a window of Ant
 * Design's, from the last control to the first or back, the focus is moved without scrolling. A pointer presses what is
 * seen anyway, and nothing may move under it. Part of the page's inline script (src/boot.ts).
 */
export function focusInSight({ key, target }: KeyboardEvent) {
  const frame = key === 'Tab' && target instanceof Element && target.closest('nav, main, .ant-drawer, .ant-modal-wrap');
  if (frame) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
