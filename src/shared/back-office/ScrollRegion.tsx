import { type CSSProperties, type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './DataGrid.module.css';

/** A part of the page that scrolls sideways where it must, and then takes the focus, so that arrow keys scroll it. */
export function ScrollRegion({ label, style, children }: { label: string; style: CSSProperties; children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const element = region.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => { setScrolls(element.scrollWidth > element.clientWidth); });
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => { observer.disconnect(); };
  }, []);

  // Left to itself, Chromium scrolls to no button of which a part is in the region, be it under a column that stays in place.
  const bringOut = ({ target, currentTarget }: FocusEvent) => {
    if (target !== currentTarget && target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  return (
    <div
      ref={region}
      className={styles.region}
      style={style}
      {...(scrolls && { role: 'region', 'aria-label': `${label}, scrolls sideways`, tabIndex: 0, onFocus: bringOut })}
    >
      {children}
    </div>
  );
}
