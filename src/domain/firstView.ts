/**
 * What the next visit may show before the backend has answered. The page contains the sample menu as markup; if the
 * shop's data has changed, its prices must not be shown as current.
 */
import type { Banner } from './banner/banner';
import type { Menu } from './food/food';

/** The data of the menu page, as the backend sent it. */
export interface FirstView {
  readonly menu: Menu;
  readonly banners: readonly Banner[];
}

/** The local storage key of the view that was shown last: the stamp of the built-in view, another view as JSON, or UNKNOWN_VIEW. */
export const FIRST_VIEW_KEY = 'firstView';

/** The view may be out of date: nothing is shown before the backend has answered. */
export const UNKNOWN_VIEW = '?';

/** The text by which two views are compared. */
export function textOfView({ menu, banners }: FirstView): string {
  return JSON.stringify({ menu, banners });
}
