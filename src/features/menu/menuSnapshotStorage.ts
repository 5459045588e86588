/** The menu page before the backend responds: from the prerendered page or from the last visit. */
import { type Middleware, isAnyOf } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { BannerSchema } from '../../domain/banner/banner';
import type { contract } from '../../domain/contract';
import { MENU_SNAPSHOT_KEY, type MenuSnapshot, UNKNOWN_SNAPSHOT, snapshotText } from '../../domain/menuSnapshot';
import { MenuSchema } from '../../domain/food/food';
import { DEFAULT_NAME } from '../../domain/shop/defaultName';
import { DEFAULT_SETTINGS, ShopSettingsSchema } from '../../domain/shop/settings';
import { SHOP_NAME_KEY } from '../../domain/storedKeys';
import { api } from '../../shared/api/api';
import { readJson } from '../../shared/utils/readJson';
import { readItem, storeItem } from '../../shared/utils/safeStorage';
import { menuApi } from './menuApi';

/** Mutations that cannot change the menu; all others may have. */
const HARMLESS = new Set<string>(['signIn', 'register', 'signOut', 'saveProfile'] satisfies (keyof typeof contract)[]);
/** A larger menu is not stored, in characters: parsing it would take longer than it saves. */
const TEXT_MAX = 60_000;

/** A setting that an earlier version did not store is that of a new shop. */
const StoredSettingsSchema = v.pipe(v.optional(v.looseObject({}), {}), v.transform((stored) => ({ ...DEFAULT_SETTINGS, ...stored })), ShopSettingsSchema);

const ViewSchema = v.object({ menu: MenuSchema, banners: v.array(BannerSchema), shop: StoredSettingsSchema });

const { getMenu, getBanners, getShop } = menuApi.endpoints;
const isShown = isAnyOf(getMenu.matchFulfilled, getBanners.matchFulfilled, getShop.matchFulfilled);

/** An action that puts a view into the query cache, as if the backend had returned it. */
export function menuSnapshotShown({ menu, banners, shop }: MenuSnapshot) {
  return menuApi.util.upsertQueryEntries([
    { endpointName: 'getMenu', arg: undefined, value: menu },
    { endpointName: 'getBanners', arg: undefined, value: [...banners] },
    { endpointName: 'getShop', arg: undefined, value: { ...shop, time: new Date().toISOString() } },
  ]);
}

/** An action that refetches what the first view shows, while it stays on the screen. */
export const menuSnapshotChecked = () => api.util.invalidateTags(['Food', 'Category', 'Banner', 'Shop']);

/** Returns the view stored at the last visit, or null if there is none or it equals the embedded one. */
export function storedMenuSnapshot(): MenuSnapshot | null {
  return readJson('localStorage', MENU_SNAPSHOT_KEY, ViewSchema);
}

/** Without storage the page shows its embedded view. */
function note(text: string) {
  if (readItem('localStorage', MENU_SNAPSHOT_KEY) === text || storeItem('localStorage', MENU_SNAPSHOT_KEY, text)) return;
  // A full storage has room for one character after the old view is removed.
  storeItem('localStorage', MENU_SNAPSHOT_KEY, null);
  storeItem('localStorage', MENU_SNAPSHOT_KEY, UNKNOWN_SNAPSHOT);
}

/**
 * Middleware that stores the current menu for the next visit. It marks the view as unknown as soon as a mutation starts,
 * which may succeed even if its response is lost.
 * @param own the view embedded in the page and its version stamp; null if there is none
 */
export const storeMenuSnapshot =
  (own: { text: string; stamp: string } | null): Middleware =>
  (store) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (isChange(action)) note(UNKNOWN_SNAPSHOT);
    if (getShop.matchFulfilled(action)) storeItem('localStorage', SHOP_NAME_KEY, action.payload.name === DEFAULT_NAME ? null : action.payload.name);
    if (isShown(action)) {
      const state = store.getState() as Parameters<ReturnType<typeof getMenu.select>>[0];
      const { data: menu } = getMenu.select(undefined)(state);
      const { data: banners } = getBanners.select(undefined)(state);
      const { data: shop } = getShop.select(undefined)(state);
      if (menu && banners && shop) {
        const { time: _, ...settings } = shop;
        const text = snapshotText({ menu, banners, shop: settings });
        const carried = text.length <= TEXT_MAX ? text : UNKNOWN_SNAPSHOT;
        note(text === own?.text ? own.stamp : carried);
      }
    }
    return result;
  };

function isChange(action: unknown): boolean {
  const { type, meta } = action as { type: string; meta?: { arg?: { endpointName?: string } } };
  return type === `${api.reducerPath}/executeMutation/pending` && !HARMLESS.has(meta?.arg?.endpointName ?? '');
}
