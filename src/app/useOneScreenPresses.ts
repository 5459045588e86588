import { useEffect } from 'react';

/**
 * A double press that begins on one screen is not ended on another: its second press was meant for what is gone, and
 * does nothing. Else two presses on *Checkout* would place the order, unseen.
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
    // Before anything on the page hears of it.
    window.addEventListener('click', heed, true);
    return () => { window.removeEventListener('click', heed, true); };
  }, []);
}
