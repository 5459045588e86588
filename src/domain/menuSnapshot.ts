/**
 * What the next visit may show before the backend has answered. The page contains the sample menu as markup; if the
 * shop's data has changed, its prices must not be shown as current.
 */
import type { Banner } from './banner/banner';
import type { Menu } from './food/food';
import type { ShopSettings } from './shop/settings';

/** The data of the menu page, as the backend sent it, with the settings that the page shows. */
export interface MenuSnapshot {
  readonly menu: Menu;
  readonly banners: readonly Banner[];
  readonly shop: ShopSettings;
}

/** The local storage key of the snapshot that was shown last: the stamp of the built-in one, another one as JSON, or UNKNOWN_SNAPSHOT. */
export const MENU_SNAPSHOT_KEY = 'firstView';

/** The snapshot may be out of date: nothing is shown before the backend has answered. */
export const UNKNOWN_SNAPSHOT = '?';

/** The text by which two snapshots are compared. */
export function snapshotText({ menu, banners, shop }: MenuSnapshot): string {
  return JSON.stringify({ menu, banners, shop });
}
