import { useEffect } from 'react';

/**
 * Ignores the second click of a double click if the first one has navigated to another screen. Otherwise a double click on
 * *Checkout* would also click *Complete Order* on the next screen.
 */
export function useOneScreenPresses() {
  useEffect(() => {
    let begunAt = window.location.pathname;
    const heed = (click: MouseEvent) => {
      const { pathname } = window.location;
      if (click.detail < 2) begunAt = pathname;
      else if (begunAt !== pathname) {
        click.preventDefault();
        click.stopPropagation();
      }
    };
    // In the capture phase on the window, before any other listener.
    window.addEventListener('click', heed, true);
    return () => { window.removeEventListener('click', heed, true); };
  }, []);
}
