import { type RefObject, useLayoutEffect, useState } from 'react';
import { PHONE } from '../phone';

/** In a narrower element, in pixels, a table shows too few of its columns. */
const ROOM_FOR_A_TABLE = 600;

/** Whether an element is too narrow for a table: on a phone, and beside an open side menu on a tablet. */
export function useIsNarrow(element: RefObject<HTMLElement | null>): boolean {
  const [narrow, setNarrow] = useState(() => matchMedia(PHONE).matches);
  // A layout effect, so that the layout does not change after the first paint.
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const look = () => {
      // In Jest, and in an element that is not displayed, the width is 0.
      if (current.clientWidth > 0) setNarrow(current.clientWidth < ROOM_FOR_A_TABLE);
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(current);
    return () => { observer.disconnect(); };
  }, [element]);
  return narrow;
}
