import { type RefObject, useEffect, useState } from 'react';
import { PHONE } from './useMediaQuery';

/** A table in less room than this, in pixels, shows too few of its columns to be read. */
const ROOM_FOR_A_TABLE = 600;

/** Whether an element is too narrow for a table: on a phone, and beside an open menu on a tablet. */
export function useNarrow(element: RefObject<HTMLElement | null>): boolean {
  const [narrow, setNarrow] = useState(() => matchMedia(PHONE).matches);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setNarrow(entry.contentRect.width < ROOM_FOR_A_TABLE);
    });
    observer.observe(element.current);
    return () => { observer.disconnect(); };
  }, [element]);
  return narrow;
}
