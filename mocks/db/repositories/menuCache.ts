/** The menu cache: searches use the menu in memory until a dish changes, in this or another tab. */
import { Dexie } from 'dexie';
import type { Food } from '../../../src/domain/food/food';
import type { ShopDatabase } from '../schema/database';
import { onMenu } from './foodsRepository';
import { MenuWords } from '../search/menuWords';
import { parseValidRows } from './parseValidRows';
import { toFood } from '../schema/rows';

/** The dishes on the menu by row number, in insertion order. */
type Menu = ReadonlyMap<number, Food>;

interface KeptMenu {
  readonly menu: Menu;
  readonly words: MenuWords;
}

const kept = new WeakMap<ShopDatabase, KeptMenu & { read: number }>();
let changes = 0;

// Dexie fires this before the write resolves, and in the other tabs.
Dexie.on('storagemutated', (parts) => {
  if (Object.keys(parts).some((part) => part === 'all' || part.includes('/foods/'))) changes += 1;
});

async function readAndKeep(db: ShopDatabase): Promise<KeptMenu> {
  const read = changes;
  const rows = await onMenu(db).toArray();
  const menu = new Map(parseValidRows(db.foods, rows, (row): [number, Food] => [row.n ?? 0, toFood(row)]));
  const words = new MenuWords(menu);
  kept.set(db, { read, menu, words });
  return { menu, words };
}

/** Reads the menu from the database and caches it. */
export async function readMenu(db: ShopDatabase): Promise<Menu> {
  return (await readAndKeep(db)).menu;
}

/** The current menu with its word index, from the cache if no dish has changed. */
export async function cachedMenu(db: ShopDatabase): Promise<KeptMenu> {
  const known = kept.get(db);
  return known?.read === changes ? known : readAndKeep(db);
}
