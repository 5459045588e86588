/**
 * A keyup listener that shows the focus ring in a radio group after an arrow key.
 *
 * - Browser: Safari 26 (WebKit 2.50). It handles the key as a click on the next radio button, which it focuses without
 *   :focus-visible; calling focus() again without a blur changes nothing.
 * - Bug: https://github.com/Orange-OpenSource/Orange-Boosted-Bootstrap/issues/3271; not reported to WebKit so far.
 * - Can go: two years after Safari shows the ring. Check in November 2027.
 */
export function showRadioFocus({ key, target }: KeyboardEvent) {
  const isRadio = target instanceof HTMLInputElement && target.type === 'radio';
  if (!isRadio || !key.startsWith('Arrow') || target.matches(':focus-visible')) return;
  target.blur();
  target.focus({ preventScroll: true, focusVisible: true });
}
