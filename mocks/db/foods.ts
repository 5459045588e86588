/** Dishes: kept so that the menu, the inventory and the searches agree. Call these inside a transaction. */
import { categoryKey } from '../../src/domain/categoryKey';
import type { Food } from '../../src/domain/food';
import { DEFAULT_THRESHOLD } from '../../src/domain/inventory';
import type { ShopDatabase } from './database';
import { rowsUnder } from './pageRows';
import { type FoodRow, foodRow } from './rows';
import { type Entry, reindex, wordsEntry } from './searchIndex';

function entriesOf(n: number, { name, description, category }: Food): Entry[] {
  return [
    wordsEntry('food.name', n, [name]),
    wordsEntry('food.description', n, [description]),
    wordsEntry('food.category', n, [category]),
  ];
}

/** Puts dishes on the menu. */
export async function addFoods(db: ShopDatabase, foods: readonly Food[]) {
  const rows = foods.map((food) => foodRow({ ...food, threshold: DEFAULT_THRESHOLD, on: 1 }));
  const keys = await db.foods.bulkAdd(rows, { allKeys: true });
  await reindex(db, { add: foods.flatMap((food, at) => entriesOf(keys[at] ?? 0, food)) });
}

/** The dish of that id, if it is on the menu. */
export async function findFood(db: ShopDatabase, id: string): Promise<(FoodRow & { n: number }) | undefined> {
  const row = await db.foods.get({ id });
  return row?.on === 1 ? withNumber(row) : undefined;
}

function withNumber(row: FoodRow): FoodRow & { n: number } {
  return { ...row, n: row.n ?? 0 };
}

/** Writes what a dish says of itself. */
export async function replaceFood(db: ShopDatabase, before: FoodRow & { n: number }, food: Food): Promise<FoodRow> {
  const after = foodRow({ ...before, ...food });
  await db.foods.put(after);
  await reindex(db, { remove: entriesOf(before.n, before), add: entriesOf(before.n, food) });
  return after;
}

/** Writes the stock and the threshold of a dish, which no search looks at. */
export async function replaceStock(
  db: ShopDatabase,
  row: FoodRow,
  { stock, threshold }: Pick<FoodRow, 'stock' | 'threshold'>,
): Promise<FoodRow> {
  const after = foodRow({ ...row, stock, threshold });
  await db.foods.put(after);
  return after;
}

/** Takes a dish off the menu; its record stays. */
export async function takeOffMenu(db: ShopDatabase, row: FoodRow & { n: number }) {
  await db.foods.put({ ...row, on: 0 });
  await reindex(db, { remove: entriesOf(row.n, row) });
}

/** How many dishes on the menu a category has. */
export function countDishes(db: ShopDatabase, category: string): Promise<number> {
  return rowsUnder(db.foods, '[on+categoryKey+nameKey]', [1, categoryKey(category)]).count();
}

/** The dishes on the menu whose stock is at or below their threshold. */
export function lowStock(db: ShopDatabase) {
  return db.foods.where('[on+low]').equals([1, 1]);
}

/** Adds a category unless it is there; gives its name in the spelling it has, and whether it is new. */
export async function joinCategories(db: ShopDatabase, name: string): Promise<{ name: string; isNew: boolean }> {
  const key = categoryKey(name);
  const known = await db.categories.get({ key });
  if (known) return { name: known.name, isNew: false };
  await db.categories.add({ key, name });
  return { name, isNew: true };
}
