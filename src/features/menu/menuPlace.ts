/** Element ids of the menu and its categories, and functions that scroll to them. */
import { holdScroll } from '../../shared/utils/holdScroll';

/** Id of the menu's element. */
export const MENU_ID = 'menu';

/** Returns the id of a category's heading. It contains the index, because a category name may contain any character. */
export function groupId(index: number): string {
  return `menu-group-${String(index)}`;
}

/** How long cards above the heading may still render, in ms. */
const SETTLING_MS = 500;

/**
 * Scrolls to a heading and focuses it. A windowed menu may render rows that are higher than estimated, so the heading is
 * held for a moment, or until the user scrolls.
 */
export function showPlace(id: string): void {
  const heading = document.getElementById(id);
  if (!heading) return;
  heading.focus({ preventScroll: true });
  holdScroll(() => {
    heading.scrollIntoView({ block: 'start' });
    return false;
  }, SETTLING_MS);
}

/** Scrolls to the menu and focuses its heading. */
export function showMenu(): void {
  const menu = document.getElementById(MENU_ID);
  menu?.querySelector('h1')?.focus({ preventScroll: true });
  menu?.scrollIntoView({ block: 'start' });
}
