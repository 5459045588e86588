/**
 * A click listener that focuses the clicked button or link, so that a dialog can restore the focus to it. Ignores controls
 * with a negative tabindex, scripted clicks, and Enter in a field, which clicks the submit button without a pointer.
 *
 * - Browser: Safari, all versions. It focuses the container of a clicked button or link.
 * - Bug: https://bugs.webkit.org/show_bug.cgi?id=22261 (closed: the behaviour is intended).
 * - Can go: two years after Safari focuses clicked buttons. Check in November 2027.
 */
export function safariFocusOnClick({ isTrusted, detail, target }: MouseEvent) {
  const pressed = isTrusted && detail > 0 && (target as Element).closest<HTMLElement>(':is(a, button):not([tabindex="-1"])');
  // A control that already has the focus keeps its focus ring if it was activated with the keyboard.
  if (pressed && pressed !== document.activeElement) pressed.focus({ preventScroll: true, focusVisible: false });
}
