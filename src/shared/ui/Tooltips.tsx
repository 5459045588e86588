import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './Tooltips.module.css';

/** Specification section 9. */
const OPEN_DELAY = 700;
/** Specification section 9: within this time of one closing, the next opens at once. */
const SKIP_WINDOW = 300;
/** Long enough to move the pointer from the element into its bubble. */
const LEAVE_DELAY = 100;
const GAP = 8;

/** Above the element where there is room, else below; to the right of one with `data-beside`. Never over the edge of the window. */
function place(bubble: HTMLElement, anchor: HTMLElement): void {
  const target = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const beside = 'beside' in anchor.dataset;
  const top = beside ? target.top + (target.height - height) / 2 : target.top - height - GAP;
  const left = beside ? target.right + GAP : target.left + (target.width - width) / 2;
  bubble.style.top = `${String(top >= GAP ? top : target.bottom + GAP)}px`;
  bubble.style.left = `${String(Math.max(GAP, Math.min(left, document.body.clientWidth - width - GAP)))}px`;
}

/** The element with a tooltip that the event has come into or left; null where it stayed in or outside of it. */
function anchorOf({ target, relatedTarget }: PointerEvent | FocusEvent): HTMLElement | null {
  const anchor = target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;
  return anchor?.contains(relatedTarget as Node | null) ? null : anchor;
}

type Listeners = { [K in keyof DocumentEventMap]?: (event: DocumentEventMap[K]) => void };

/** Listens on the way down, before anybody can stop these events; returns what ends it. */
function listen(listeners: Listeners): () => void {
  const all = Object.entries(listeners) as [string, EventListener][];
  for (const [type, listener] of all) document.addEventListener(type, listener, true);
  return () => { for (const [type, listener] of all) document.removeEventListener(type, listener, true); };
}

/**
 * The one tooltip of the page: a few words beside any element with `data-tooltip`, under a mouse or the keyboard's
 * focus. It is for the eye only: the element must say the same to a screen reader. Stands once, beside the app.
 * Written by hand, because a positioning library would weigh 34 KB on the first screen; and listening for the whole
 * page, because a wrapper around each button would be one more element for every dish.
 */
export function Tooltips() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const element = useRef<HTMLDivElement>(null);
  const timer = useRef<number>(undefined);
  const open = useRef(false);
  const closedAt = useRef(-SKIP_WINDOW);

  const show = useCallback((target: HTMLElement) => {
    clearTimeout(timer.current);
    open.current = true;
    setAnchor(target);
  }, []);
  const close = useCallback(() => {
    clearTimeout(timer.current);
    if (open.current) closedAt.current = performance.now();
    open.current = false;
    setAnchor(null);
  }, []);
  const closeSoon = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(close, LEAVE_DELAY);
  }, [close]);

  useEffect(() => {
    const onOver = (event: PointerEvent) => {
      const target = event.pointerType === 'touch' ? null : anchorOf(event);
      if (!target) return;
      clearTimeout(timer.current);
      if (open.current || performance.now() - closedAt.current < SKIP_WINDOW) show(target);
      else timer.current = window.setTimeout(show, OPEN_DELAY, target);
    };
    const onOut = (event: PointerEvent) => { if (anchorOf(event)) closeSoon(); };
    const onFocus = (event: FocusEvent) => {
      const target = anchorOf(event);
      if (target && (event.target as Element).matches(':focus-visible')) show(target);
      else close();
    };
    const onBlur = (event: FocusEvent) => { if (anchorOf(event)) close(); };
    const forget = listen({ pointerover: onOver, pointerout: onOut, pointerdown: close, focusin: onFocus, focusout: onBlur });
    return () => {
      forget();
      clearTimeout(timer.current);
    };
  }, [show, close, closeSoon]);

  useLayoutEffect(() => {
    if (anchor && element.current) place(element.current, anchor);
  }, [anchor]);

  useEffect(() => {
    if (!anchor) return undefined;
    const onKey = (event: KeyboardEvent) => {
      // A press may rename the element or take it away, as a pointer's does.
      if (['Escape', 'Enter', ' '].includes(event.key)) close();
    };
    // Tab itself scrolls to what it comes to, where the tooltip has just opened.
    const onScroll = () => {
      if (element.current && anchor.matches(':focus-within')) place(element.current, anchor);
      else close();
    };
    const forget = listen({ keydown: onKey, scroll: onScroll, pointerover: () => { if (!anchor.isConnected) close(); } });
    window.addEventListener('resize', close);
    return () => {
      forget();
      window.removeEventListener('resize', close);
    };
  }, [anchor, close]);

  if (!anchor) return null;
  return createPortal(
    <div
      ref={element}
      className={styles.bubble}
      aria-hidden="true"
      onPointerEnter={() => { clearTimeout(timer.current); }}
      onPointerLeave={closeSoon}
    >
      {anchor.dataset.tooltip}
    </div>,
    document.body,
  );
}
