import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../../utils/classNames';
import styles from './Tooltips.module.css';

/** Delay before a tooltip opens, in ms (docs/behaviour.md, section 9). */
const OPEN_DELAY = 700;
/** Time after one tooltip has closed in which the next opens without a delay, in ms (docs/behaviour.md, section 9). */
const SKIP_WINDOW = 300;
/** Time to move the pointer from the element into its tooltip, in ms. */
const LEAVE_DELAY = 100;
const GAP = 8;

/**
 * Positions the tooltip above the element if there is room, else below; right of an element with `data-beside`. Keeps it
 * inside the viewport horizontally.
 */
function place(bubble: HTMLElement, anchor: HTMLElement): void {
  const target = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const beside = 'beside' in anchor.dataset;
  const top = beside ? target.top + (target.height - height) / 2 : target.top - height - GAP;
  const left = beside ? target.right + GAP : target.left + (target.width - width) / 2;
  bubble.style.top = `${String(top >= GAP ? top : target.bottom + GAP)}px`;
  bubble.style.left = `${String(Math.max(GAP, Math.min(left, document.body.clientWidth - width - GAP)))}px`;
}

/**
 * Returns the element with a tooltip that the event has entered or left; null if the pointer or focus moved inside or
 * outside it.
 */
function anchorOf({ target, relatedTarget }: PointerEvent | FocusEvent): HTMLElement | null {
  const anchor = target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;
  return anchor?.contains(relatedTarget as Node | null) ? null : anchor;
}

type Listeners = { [K in keyof DocumentEventMap]?: (event: DocumentEventMap[K]) => void };

/**
 * Adds listeners in the capture phase, before other code can stop the events.
 * @returns a function that removes them
 */
function listen(listeners: Listeners): () => void {
  const all = Object.entries(listeners) as [string, EventListener][];
  for (const [type, listener] of all) document.addEventListener(type, listener, true);
  return () => { for (const [type, listener] of all) document.removeEventListener(type, listener, true); };
}

/**
 * The only tooltip of the page: a short text beside any element with `data-tooltip`, on hover and on keyboard focus. It is
 * hidden from assistive technology: the element must have the text as its accessible name or description. Rendered once,
 * beside the app. Own code, because a positioning library would add 34 KB to the first screen; delegated listeners, because
 * a wrapper around each button would add an element for every food.
 */
export function Tooltips() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const element = useRef<HTMLDivElement>(null);
  const timer = useRef<number>(undefined);
  const closedAt = useRef(-SKIP_WINDOW);

  const show = (target: HTMLElement) => {
    clearTimeout(timer.current);
    setAnchor(target);
  };
  const close = () => {
    clearTimeout(timer.current);
    if (anchor) closedAt.current = performance.now();
    setAnchor(null);
  };
  const closeSoon = () => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(close, LEAVE_DELAY);
  };

  useEffect(() => {
    const onOver = (event: PointerEvent) => {
      // A removed element fires no pointerout.
      if (anchor && !anchor.isConnected) close();
      const target = event.pointerType === 'touch' ? null : anchorOf(event);
      if (!target) return;
      clearTimeout(timer.current);
      if (anchor || performance.now() - closedAt.current < SKIP_WINDOW) show(target);
      else timer.current = window.setTimeout(show, OPEN_DELAY, target);
    };
    const onOut = (event: PointerEvent) => { if (anchorOf(event)) closeSoon(); };
    const onFocus = (event: FocusEvent) => {
      const target = anchorOf(event);
      if (target && (event.target as Element).matches(':focus-visible')) show(target);
      else close();
    };
    const onBlur = (event: FocusEvent) => { if (anchorOf(event)) close(); };
    const onKey = ({ key }: KeyboardEvent) => {
      // These keys may rename or remove the element, as a click does.
      if (anchor && ['Escape', 'Enter', ' '].includes(key)) close();
    };
    const onScroll = () => {
      // Tab scrolls to the element it focuses and has just opened its tooltip: move with it.
      if (element.current && anchor?.matches(':focus-within')) place(element.current, anchor);
      else if (anchor) close();
    };
    return listen({ pointerover: onOver, pointerout: onOut, pointerdown: close, focusin: onFocus, focusout: onBlur, keydown: onKey, scroll: onScroll });
  });
  useEffect(() => () => { clearTimeout(timer.current); }, []);

  useLayoutEffect(() => {
    if (anchor && element.current) place(element.current, anchor);
  }, [anchor]);

  if (!anchor) return null;
  return createPortal(
    <div
      ref={element}
      className={classNames(styles.bubble, 'no-print')}
      aria-hidden="true"
      onPointerEnter={() => { clearTimeout(timer.current); }}
      onPointerLeave={closeSoon}
    >
      {anchor.dataset.tooltip}
    </div>,
    document.body,
  );
}
