/** The menu cache: searches use the menu in memory until a dish changes, in this or another tab. */
import { Dexie } from 'dexie';
import type { Food } from '../../../src/domain/food/food';
import type { ShopDatabase } from '../schema/database';
import { onMenu } from './foodsRepository';
import { MenuWords } from '../search/menuWords';
import { parseValidRows } from './parseValidRows';
import { toFood } from '../schema/rows';

interface CachedMenu {
  /** The dishes on the menu by row number, in insertion order. */
  readonly menu: ReadonlyMap<number, Food>;
  readonly words: MenuWords;
  /** How many changes there had been when it was read. */
  readonly read: number;
}

const cache = new WeakMap<ShopDatabase, CachedMenu>();
let changes = 0;

// Dexie fires this before the write resolves, and in the other tabs.
Dexie.on('storagemutated', (parts) => {
  if (Object.keys(parts).some((part) => part === 'all' || part.includes('/foods/'))) changes += 1;
});

/** Reads the menu from the database and caches it. */
export async function readMenu(db: ShopDatabase): Promise<CachedMenu> {
  const read = changes;
  const rows = await onMenu(db).toArray();
  const menu = new Map(parseValidRows(db.foods, rows, (row): [number, Food] => [row.n ?? 0, toFood(row)]));
  const next = { menu, words: new MenuWords(menu), read };
  cache.set(db, next);
  return next;
}

/** The current menu with its word index, from the cache if no dish has changed. */
export async function cachedMenu(db: ShopDatabase): Promise<CachedMenu> {
  const cached = cache.get(db);
  return cached?.read === changes ? cached : readMenu(db);
}
