/** The menu page before the backend has answered: taken from the page itself, or from the last visit. */
import type { Middleware } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { BannerSchema } from '../../domain/banner';
import type { contract } from '../../domain/contract';
import { FIRST_VIEW_KEY, type FirstView, UNKNOWN_VIEW, textOfView } from '../../domain/firstView';
import { MenuSchema } from '../../domain/food';
import { api } from '../../shared/api/api';
import { menuApi } from './menuApi';

/** Changes that leave the menu as it is; every other one may have touched it. */
const HARMLESS = new Set<string>(['signIn', 'register', 'signOut', 'saveProfile'] satisfies (keyof typeof contract)[]);
/** A larger menu is not kept: reading it would take longer than it saves. */
const TEXT_MAX = 60_000;

const ViewSchema = v.object({ menu: MenuSchema, banners: v.array(BannerSchema) });

/** Puts a view where the screens look for the backend's answers. */
export function firstViewShown({ menu, banners }: FirstView) {
  return menuApi.util.upsertQueryEntries([
    { endpointName: 'getMenu', arg: undefined, value: menu },
    { endpointName: 'getBanners', arg: undefined, value: [...banners] },
  ]);
}

/** Asks the backend for what the first view showed, while it stays on screen. */
export const firstViewChecked = () => api.util.invalidateTags(['Food', 'Category', 'Banner']);

/** The view of the last visit, where it was not the page's own. */
export function viewOfLastVisit(): FirstView | null {
  try {
    return v.parse(ViewSchema, JSON.parse(localStorage.getItem(FIRST_VIEW_KEY) ?? ''));
  } catch {
    return null;
  }
}

function note(text: string) {
  try {
    if (localStorage.getItem(FIRST_VIEW_KEY) !== text) localStorage.setItem(FIRST_VIEW_KEY, text);
  } catch {
    // A full storage still has room for one character in place of the old view.
    try {
      localStorage.removeItem(FIRST_VIEW_KEY);
      localStorage.setItem(FIRST_VIEW_KEY, UNKNOWN_VIEW);
    } catch {
      // Without storage the page shows what it carries.
    }
  }
}

/**
 * Notes for the next visit what the menu holds now, and that nobody knows as soon as a change is under way: it may be
 * carried out even if its answer is lost.
 * @param own the view that the page carries, with its stamp; null where it carries none
 */
export const rememberFirstView =
  (own: { text: string; stamp: string } | null): Middleware =>
  (store) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (isChange(action)) note(UNKNOWN_VIEW);
    if (menuApi.endpoints.getMenu.matchFulfilled(action) || menuApi.endpoints.getBanners.matchFulfilled(action)) {
      const state = store.getState() as Parameters<ReturnType<typeof menuApi.endpoints.getMenu.select>>[0];
      const { data: menu } = menuApi.endpoints.getMenu.select(undefined)(state);
      const { data: banners } = menuApi.endpoints.getBanners.select(undefined)(state);
      if (menu && banners) {
        const text = textOfView({ menu, banners });
        const carried = text.length <= TEXT_MAX ? text : UNKNOWN_VIEW;
        note(text === own?.text ? own.stamp : carried);
      }
    }
    return result;
  };

function isChange(action: unknown): boolean {
  const { type, meta } = action as { type: string; meta?: { arg?: { endpointName?: string } } };
  return type === `${api.reducerPath}/executeMutation/pending` && !HARMLESS.has(meta?.arg?.endpointName ?? '');
}
