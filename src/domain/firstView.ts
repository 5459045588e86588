/**
 * What the next visit may show before the backend has answered. The page carries the sample menu as text; a shop that
 * somebody has changed must never show those prices as if they were true.
 */
import type { Banner } from './banner';
import type { Menu } from './food';

/** Both halves of the menu page, as the backend gave them. */
export interface FirstView {
  readonly menu: Menu;
  readonly banners: readonly Banner[];
}

/** Where a browser notes what it saw last: the stamp of the page's own view, another view as JSON, or UNKNOWN. */
export const FIRST_VIEW_KEY = 'firstView';

/** Something may have changed since: nothing is shown before the backend has answered. */
export const UNKNOWN_VIEW = '?';

/** The text that two views are compared by. */
export function textOfView({ menu, banners }: FirstView): string {
  return JSON.stringify({ menu, banners });
}
