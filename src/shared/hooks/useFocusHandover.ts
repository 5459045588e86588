import { type RefObject, useLayoutEffect } from 'react';

/**
 * Moves the focus when its element unmounts: to the page's heading, or to the nearest ancestor that can take the focus.
 * @param element what may have the focus at that moment, such as a button that disappears with a failure
 */
export function useFocusHandover(element: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const focused = element.current;
    return () => {
      if (!focused || focused !== document.activeElement) return;
      const ancestor = focused.closest<HTMLElement>('[tabindex]');
      (ancestor?.querySelector('h1') ?? ancestor)?.focus({ preventScroll: true });
    };
  }, [element]);
}
