import { type FocusEvent, type PointerEvent, type ReactNode, use } from 'react';
import { TooltipContext } from './tooltipContext';
import styles from './Tooltip.module.css';

/**
 * Shows a few words beside the element inside it, under a mouse or the keyboard's focus.
 * It is for the eye only: the element must carry the same words as its accessible name.
 * Written by hand, because a positioning library would weigh 34 KB on the first screen.
 */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const tooltips = use(TooltipContext);
  if (!tooltips) return children;

  const anchorOf = (event: PointerEvent | FocusEvent) => event.currentTarget.firstElementChild;
  const onPointerEnter = (event: PointerEvent) => {
    const anchor = anchorOf(event);
    if (anchor && event.pointerType !== 'touch') tooltips.pointed(anchor, text);
  };
  const onFocus = (event: FocusEvent) => {
    const anchor = anchorOf(event);
    if (anchor && event.target.matches(':focus-visible')) tooltips.shown(anchor, text);
  };
  return (
    <span
      role="presentation"
      className={styles.anchor}
      onPointerEnter={onPointerEnter}
      onPointerLeave={tooltips.left}
      onPointerDown={tooltips.dismissed}
      onFocus={onFocus}
      onBlur={tooltips.dismissed}
    >
      {children}
    </span>
  );
}
