/** Element ids of the menu and its categories, and functions that scroll to them. */
import { onUserScroll } from '../../../shared/utils/onUserScroll';

/** Id of the menu's element. */
export const MENU_ID = 'menu';

/** Returns the id of a category's heading. It contains the index, because a category name may contain any character. */
export function groupId(index: number): string {
  return `menu-group-${String(index)}`;
}

/** How long cards above the heading may still render, in animation frames (about a third of a second). */
const SETTLING_FRAMES = 20;

/**
 * Scrolls to a heading and focuses it. A windowed menu may render rows that are higher than estimated, so the heading is
 * scrolled into view again for some frames, or until the user scrolls.
 */
export function showPlace(id: string): void {
  const heading = document.getElementById(id);
  if (!heading) return;
  heading.focus({ preventScroll: true });
  let over = false;
  const end = () => {
    over = true;
    stopListening();
  };
  const stopListening = onUserScroll(end);
  const hold = (frames: number) => {
    if (over) return;
    heading.scrollIntoView({ block: 'start' });
    if (frames > 0) requestAnimationFrame(() => { hold(frames - 1); });
    else end();
  };
  hold(SETTLING_FRAMES);
}

/** Scrolls to the menu and focuses its heading. */
export function showMenu(): void {
  const menu = document.getElementById(MENU_ID);
  menu?.querySelector('h1')?.focus({ preventScroll: true });
  menu?.scrollIntoView({ block: 'start' });
}
