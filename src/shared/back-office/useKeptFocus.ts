import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** What both views mark a row with; Ant Design's table does so by itself. */
const KEY = 'data-row-key';
const ROWS = `[${KEY}]`;
const CELLS = 'th, td, dd';
const CONTROLS = 'a[href], button:enabled, input:enabled, select:enabled';
const TYPED_IN = 'input:not([type="checkbox"])';

/** What in a list has the focus, and in which row and column it stands; -1 where it stands in none. */
interface Held {
  element: Element;
  /** That of its row, by which it is found again elsewhere in the list. */
  key: string | null;
  row: number;
  column: number;
}

/**
 * Keeps the focus in a list when what had it goes, such as a row that leaves the list once it is done with: the row now
 * in its place takes it over, in the same column if it can. A row that was only drawn anew keeps it. Where there is none
 * the list itself takes it, rather than its search, which would bring up a phone's keyboard; and rather than a field of
 * another row, into which somebody would type on. What is disabled, such as the way to the next page on the last one,
 * has lost the focus as well.
 * @param panel the whole list; it must be able to take the focus
 */
export function useKeptFocus(panel: RefObject<HTMLElement | null>) {
  const held = useRef<Held | null>(null);

  useEffect(() => {
    const onFocusIn = ({ target }: FocusEvent) => { held.current = heldIn(panel.current, target); };
    const onFocusOut = ({ target }: FocusEvent) => {
      // Some browsers say so too when the element goes or is disabled; only who has left it wants nothing kept.
      queueMicrotask(() => {
        const left = target instanceof Element && target.isConnected && !target.matches(':disabled');
        if (left && held.current?.element === target && document.activeElement !== target) held.current = null;
      });
    };
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('focusout', onFocusOut);
    return () => {
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('focusout', onFocusOut);
    };
  }, [panel]);

  // After every change of the list: rows that come and go above it move what has the focus, too.
  useLayoutEffect(() => {
    if (!held.current || !panel.current) return;
    const { element } = held.current;
    const { activeElement, body } = document;
    if (element.isConnected && !element.matches(':disabled')) held.current = heldIn(panel.current, element);
    // A browser takes the focus from what is disabled only when it paints.
    else if (activeElement === body || activeElement === element) stepIn(panel.current, held.current).focus({ preventScroll: true });
  });
}

function heldIn(panel: HTMLElement | null, element: EventTarget | null): Held | null {
  if (!panel || !(element instanceof Element) || !panel.contains(element)) return null;
  const rows = [...panel.querySelectorAll(ROWS)];
  const row = rows.findIndex((each) => each.contains(element));
  const cells = [...(rows[row]?.querySelectorAll(CELLS) ?? [])];
  return { element, key: rows[row]?.getAttribute(KEY) ?? null, row, column: cells.findIndex((each) => each.contains(element)) };
}

/** What takes the focus over from a place in the list: below the last row that is the last one. */
function stepIn(panel: HTMLElement, { key, row, column }: Held): HTMLElement {
  const rows = [...panel.querySelectorAll(ROWS)];
  const own = rows.find((each) => each.getAttribute(KEY) === key);
  const there = own ?? rows[Math.min(row, rows.length - 1)];
  const cell = there?.querySelectorAll(CELLS)[column];
  const control = cell?.querySelector<HTMLElement>(CONTROLS) ?? there?.querySelector<HTMLElement>(CONTROLS);
  return control && (own || !control.matches(TYPED_IN)) ? control : panel;
}
