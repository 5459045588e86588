/**
 * Safari focuses no button or link that is pressed, but what it stands in: a window would give the focus back to the
 * page's first link. Whoever asks later what was pressed finds it here, as everywhere else. What the keyboard passes
 * over, and presses by a script, leave the focus where it is; so does Enter in a field, which presses the form's button
 * with no pointer. Stands in the page itself (src/boot.ts).
 */
export function focusPressed({ isTrusted, detail, target }: MouseEvent) {
  const pressed = isTrusted && detail > 0 && (target as Element).closest<HTMLElement>(':is(a, button):not([tabindex="-1"])');
  // What has it already keeps its ring, where it was pressed with the keyboard.
  if (pressed && pressed !== document.activeElement) pressed.focus({ preventScroll: true, focusVisible: false });
}
