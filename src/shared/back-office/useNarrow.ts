import { type RefObject, useLayoutEffect, useState } from 'react';
import { PHONE } from './phone';

/** A table in less room than this, in pixels, shows too few of its columns to be read. */
const ROOM_FOR_A_TABLE = 600;

/** Whether an element is too narrow for a table: on a phone, and beside an open menu on a tablet. */
export function useNarrow(element: RefObject<HTMLElement | null>): boolean {
  const [narrow, setNarrow] = useState(() => matchMedia(PHONE).matches);
  // Known before the first paint, or what is drawn would be rearranged right after it.
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const look = () => {
      // Nothing is laid out where there is no screen.
      if (current.clientWidth > 0) setNarrow(current.clientWidth < ROOM_FOR_A_TABLE);
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(current);
    return () => { observer.disconnect(); };
  }, [element]);
  return narrow;
}
