/** Where the menu and its categories stand on the page, for whoever leads there. */
export const MENU_ID = 'menu';

/** The id of a category's heading; its number, because a name may hold anything. */
export function groupId(index: number): string {
  return `menu-group-${String(index)}`;
}

/** Brings a heading into view and reads on from there. */
export function showPlace(id: string): void {
  const heading = document.getElementById(id);
  if (!heading) return;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: 'start' });
  // What a long menu draws on arrival may be higher than the room that was kept for it.
  requestAnimationFrame(() => {
    requestAnimationFrame(() => {
      if (document.activeElement === heading) heading.scrollIntoView({ block: 'start' });
    });
  });
}

/** Brings the menu into view. */
export function showMenu(): void {
  document.getElementById(MENU_ID)?.scrollIntoView({ block: 'start' });
}
