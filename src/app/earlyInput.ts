/**
 * Keeps what somebody has typed, and is pressing, in a screen that the page has shown before the app came (src/boot.ts), and
 * puts it into the app's own screen, which looks the same.
 */
import { twinOf } from './twinOf';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Types into a field as a person would: whoever listens hears of it. */
function type(field: HTMLElement, value: string) {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  // React keeps an eye on the field's own property, and takes for known what is written there.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Lets a press that began on one control end on its twin: browsers count a press only where it ends on what it began on.
 * A finger's press they count where it ends.
 */
function endPressOn(twin: HTMLElement) {
  const over = new AbortController();
  const end = ({ type, pointerType, target }: PointerEvent) => {
    over.abort();
    if (type === 'pointerup' && pointerType !== 'touch' && target instanceof Node && twin.contains(target)) twin.click();
  };
  // A press that was called off, or whose end nobody saw, must not be counted with the next one.
  for (const type of ['pointerup', 'pointercancel', 'pointerdown'] as const) window.addEventListener(type, end, { signal: over.signal });
}

/**
 * To be called before the app's screen takes the place of the page's.
 * @param shown what the page has shown
 * @param drawn what the app has drawn in its place
 * @returns what puts everything back, once the app's screen is there
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
