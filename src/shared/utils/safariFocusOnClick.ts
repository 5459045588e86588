/**
 * A click listener that focuses the clicked button or link. Safari does not focus these on click but their container, so a
 * dialog would later restore the focus to the wrong element. Ignores controls with a negative tabindex, scripted clicks, and
 * Enter in a field, which clicks the submit button without a pointer. Part of the pre-hydration script (src/boot.ts).
 */
export function safariFocusOnClick({ isTrusted, detail, target }: MouseEvent) {
  const pressed = isTrusted && detail > 0 && (target as Element).closest<HTMLElement>(':is(a, button):not([tabindex="-1"])');
  // A control that already has the focus keeps its focus ring if it was activated with the keyboard.
  if (pressed && pressed !== document.activeElement) pressed.focus({ preventScroll: true, focusVisible: false });
}
