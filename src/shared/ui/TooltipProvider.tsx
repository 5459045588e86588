import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './Tooltip.module.css';
import { TooltipContext } from './tooltipContext';

/** Specification section 9. */
const OPEN_DELAY = 700;
/** Specification section 9: within this time of one closing, the next opens at once. */
const SKIP_WINDOW = 300;
/** Long enough to move the pointer from the element into its bubble. */
const LEAVE_DELAY = 100;
const GAP = 8;

interface Bubble {
  anchor: Element;
  text: string;
}

/** Above the element where there is room, else below; never over the edge of the window. */
function place(bubble: HTMLElement, anchor: Element): void {
  const target = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const above = target.top - height - GAP;
  const left = target.left + (target.width - width) / 2;
  bubble.style.top = `${String(above >= GAP ? above : target.bottom + GAP)}px`;
  bubble.style.left = `${String(Math.max(GAP, Math.min(left, document.documentElement.clientWidth - width - GAP)))}px`;
}

/** Owns the one tooltip of the page and its two delays. Stands once, around the app. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  const [bubble, setBubble] = useState<Bubble>();
  const element = useRef<HTMLDivElement>(null);
  const timer = useRef<number>(undefined);
  const open = useRef(false);
  const closedAt = useRef(-SKIP_WINDOW);

  const show = useCallback((anchor: Element, text: string) => {
    clearTimeout(timer.current);
    open.current = true;
    setBubble({ anchor, text });
  }, []);
  const close = useCallback(() => {
    clearTimeout(timer.current);
    if (open.current) closedAt.current = performance.now();
    open.current = false;
    setBubble(undefined);
  }, []);
  const later = useCallback((delay: number, act: () => void) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(act, delay);
  }, []);

  const tooltips = useMemo(
    () => ({
      pointed: (anchor: Element, text: string) => {
        const atOnce = open.current || performance.now() - closedAt.current < SKIP_WINDOW;
        if (atOnce) show(anchor, text);
        else later(OPEN_DELAY, () => { show(anchor, text); });
      },
      shown: show,
      left: () => { later(LEAVE_DELAY, close); },
      dismissed: close,
    }),
    [show, close, later],
  );

  useLayoutEffect(() => {
    if (bubble && element.current) place(element.current, bubble.anchor);
  }, [bubble]);

  useEffect(() => {
    if (!bubble) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('keydown', onKey);
    window.addEventListener('scroll', close, true);
    window.addEventListener('resize', close);
    return () => {
      document.removeEventListener('keydown', onKey);
      window.removeEventListener('scroll', close, true);
      window.removeEventListener('resize', close);
    };
  }, [bubble, close]);
  useEffect(() => () => { clearTimeout(timer.current); }, []);

  return (
    <TooltipContext value={tooltips}>
      {children}
      {bubble &&
        createPortal(
          <div
            ref={element}
            className={styles.bubble}
            aria-hidden="true"
            onPointerEnter={() => { clearTimeout(timer.current); }}
            onPointerLeave={tooltips.left}
          >
            {bubble.text}
          </div>,
          document.body,
        )}
    </TooltipContext>
  );
}
