/**
 * A keyup listener that shows the focus ring in a radio group after an arrow key. WebKit (2.50) handles the key as a click
 * on the next radio button, which it focuses without :focus-visible; calling focus() again without a blur changes nothing.
 * Part of the pre-hydration script (src/boot.ts).
 */
export function showRadioFocus({ key, target }: KeyboardEvent) {
  const isRadio = target instanceof HTMLInputElement && target.type === 'radio';
  if (!isRadio || !key.startsWith('Arrow') || target.matches(':focus-visible')) return;
  target.blur();
  target.focus({ preventScroll: true, focusVisible: true });
}
