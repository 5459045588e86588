/** Where the menu and its categories stand on the page, for whoever leads there. */
import { whenMovedByHand } from '../../shared/lib/whenMovedByHand';

/** The id of the menu's own element. */
export const MENU_ID = 'menu';

/** The id of a category's heading; its number, because a name may hold anything. */
export function groupId(index: number): string {
  return `menu-group-${String(index)}`;
}

/** As long as cards may still come between, about a third of a second. */
const SETTLING_FRAMES = 20;

/**
 * Brings a heading into view and reads on from there. What a long menu draws on arrival may be higher than the room that
 * was kept for it, so the heading is held until that is over or somebody goes on by hand.
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
  const stopListening = whenMovedByHand(end);
  const hold = (frames: number) => {
    if (over) return;
    heading.scrollIntoView({ block: 'start' });
    if (frames > 0) requestAnimationFrame(() => { hold(frames - 1); });
    else end();
  };
  hold(SETTLING_FRAMES);
}

/** Brings the menu into view and reads on from its heading. */
export function showMenu(): void {
  const menu = document.getElementById(MENU_ID);
  menu?.querySelector('h1')?.focus({ preventScroll: true });
  menu?.scrollIntoView({ block: 'start' });
}
