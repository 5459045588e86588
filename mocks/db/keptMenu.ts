/**
 * The menu as it was last read, kept in the page for searches until a dish changes, here or in another tab: reading a
 * thousand matches one by one takes longer than finding them.
 */
import { Dexie } from 'dexie';
import type { Food } from '../../src/domain/food';
import type { ShopDatabase } from './database';
import { toFood } from './rows';

/** The dishes on the menu by their numbers, in the order in which they came. */
type Menu = ReadonlyMap<number, Food>;

const kept = new WeakMap<ShopDatabase, { read: number; menu: Menu }>();
let changes = 0;

// Dexie says so before the change is told to whoever made it, and tells the other tabs.
Dexie.on('storagemutated', (parts) => {
  if (Object.keys(parts).some((part) => part === 'all' || part.includes('/foods/'))) changes += 1;
});

/** Reads the menu and keeps it. */
export async function readMenu(db: ShopDatabase): Promise<Menu> {
  const read = changes;
  const rows = await db.foods.where('on').equals(1).toArray();
  const menu = new Map(rows.map((row) => [row.n ?? 0, toFood(row)]));
  kept.set(db, { read, menu });
  return menu;
}

/** The menu as it stands, read only where it is not known. */
export async function knownMenu(db: ShopDatabase): Promise<Menu> {
  const known = kept.get(db);
  return known?.read === changes ? known.menu : readMenu(db);
}
