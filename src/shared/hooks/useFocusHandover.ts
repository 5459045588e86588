import { type RefObject, useLayoutEffect } from 'react';

/**
 * Moves the focus when it is inside an element that unmounts: to the page's heading, or to the nearest ancestor that can take the focus.
 * @param element what may have or contain the focus at that moment, such as a button that disappears with a failure
 */
export function useFocusHandover(element: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const leaving = element.current;
    return () => {
      if (!leaving?.contains(document.activeElement)) return;
      const ancestor = leaving.closest<HTMLElement>('[tabindex]');
      (ancestor?.querySelector('h1') ?? ancestor)?.focus({ preventScroll: true });
    };
  }, [element]);
}
