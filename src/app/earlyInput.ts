/**
 * Copies typed values, the focus and a pressed mouse button from a prerendered form (src/boot.ts) to the identical form that
 * the app renders in its place.
 */
import { twinOf } from './twinOf';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Sets a field's value and fires an input event, as typing does. */
function type(field: HTMLElement, value: string) {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  // React overrides the `value` property of the element and ignores changes made through it; the prototype's setter is not
  // tracked.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Completes a click that began on one control and ends on its replacement. Browsers fire a mouse click only if it starts and
 * ends on the same element; a touch counts where it ends, so it needs no help.
 */
function endPressOn(twin: HTMLElement) {
  const over = new AbortController();
  const end = ({ type, pointerType, target }: PointerEvent) => {
    over.abort();
    if (type === 'pointerup' && pointerType !== 'touch' && target instanceof Node && twin.contains(target)) twin.click();
  };
  // A cancelled press, or one released outside the window, must not combine with the next press.
  for (const type of ['pointerup', 'pointercancel', 'pointerdown'] as const) window.addEventListener(type, end, { signal: over.signal });
}

/**
 * Call before the app's screen replaces the prerendered one.
 * @param shown the prerendered root
 * @param drawn the root that the app has rendered
 * @returns a function that restores values, focus and the press; call it once the app's screen is in the document
 */
export function keepEarlyInput(shown: Element, drawn: Element): () => void {
  const typed = [...shown.querySelectorAll<TextControl>('form input, form textarea')].filter(({ value, defaultValue }) => value !== defaultValue);
  const focused = shown.contains(document.activeElement) ? document.activeElement : null;
  const held = shown.querySelector('button:active');
  return () => {
    for (const field of typed) {
      const twin = twinOf(field, drawn);
      if (twin) type(twin, field.value);
    }
    if (focused) twinOf(focused, drawn)?.focus({ preventScroll: true });
    const heldTwin = held && twinOf(held, drawn);
    if (heldTwin) endPressOn(heldTwin);
  };
}
