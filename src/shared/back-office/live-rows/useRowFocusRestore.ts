import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** The attribute of a row, in the table (set by Ant Design) and on the cards. */
const KEY = 'data-row-key';
const ROWS = `[${KEY}]`;
const CELLS = 'th, td, dd';
const CONTROLS = 'a[href], button:enabled, input:enabled, select:enabled';
const TYPED_IN = 'input:not([type="checkbox"])';

/** The focused element of a list with the index of its row and column; -1 outside of rows and cells. */
interface FocusPosition {
  element: Element;
  /** The key of its row, which finds the row after it has moved or rendered again. */
  key: string | null;
  row: number;
  column: number;
}

/**
 * Restores the focus in a list when the focused element is removed or disabled, such as a button of a row that leaves the
 * list: the same column of the row that takes its place gets the focus, or the same row if it was only rendered again.
 * Without such a row the list itself is focused: its search field would open the keyboard of a phone, and a field of another
 * row would get what the user types next. Pagination arrows become disabled on the first and last page.
 * @param panel the whole list; it must be focusable
 * @returns the props of its element. React calls `onBlur` for an element that the user has left, and for none that is removed or disabled.
 */
export function useRowFocusRestore(panel: RefObject<HTMLElement | null>) {
  const focused = useRef<FocusPosition | null>(null);

  // After every render: rows that are added or removed above change the row index of the focused element.
  useLayoutEffect(() => {
    if (!focused.current || !panel.current) return;
    const { element } = focused.current;
    const { activeElement, body } = document;
    if (element.isConnected && !element.matches(':disabled')) focused.current = positionOf(panel.current, element);
    // A browser blurs a disabled element only at the next paint.
    else if (activeElement === body || activeElement === element) focusTargetOf(panel.current, focused.current).focus({ preventScroll: true });
  });
  return {
    onFocus: ({ target }: FocusEvent) => { focused.current = panel.current && positionOf(panel.current, target); },
    // While the window has no focus, its element keeps it.
    onBlur: ({ target }: FocusEvent) => { if (document.activeElement !== target) focused.current = null; },
  };
}

function positionOf(panel: HTMLElement, element: Element): FocusPosition | null {
  // React also tells of what is in a portal.
  if (!panel.contains(element)) return null;
  const rows = [...panel.querySelectorAll(ROWS)];
  const row = rows.findIndex((each) => each.contains(element));
  const cells = [...(rows[row]?.querySelectorAll(CELLS) ?? [])];
  return { element, key: rows[row]?.getAttribute(KEY) ?? null, row, column: cells.findIndex((each) => each.contains(element)) };
}

/** The element that gets the focus: by row key, else by row index, at most the last row; else the list. */
function focusTargetOf(panel: HTMLElement, { key, row, column }: FocusPosition): HTMLElement {
  const rows = [...panel.querySelectorAll(ROWS)];
  const own = rows.find((each) => each.getAttribute(KEY) === key);
  const there = own ?? rows[Math.min(row, rows.length - 1)];
  const cell = there?.querySelectorAll(CELLS)[column];
  const control = cell?.querySelector<HTMLElement>(CONTROLS) ?? there?.querySelector<HTMLElement>(CONTROLS);
  return control && (own || !control.matches(TYPED_IN)) ? control : panel;
}
