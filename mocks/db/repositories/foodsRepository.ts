/** Dishes with their search entries. Call these inside a transaction. */
import { categoryKey } from '../../../src/domain/category/categoryKey';
import type { Food } from '../../../src/domain/food/food';
import { DEFAULT_THRESHOLD } from '../../../src/domain/inventory/inventory';
import type { ShopDatabase } from '../schema/database';
import { type PageRequest, pageRows, rowsUnder } from './pageRows';
import { type FoodRow, foodRow } from '../schema/rows';
import type { RowSet } from '../search/rowSet';
import { type Entry, reindex, wordsEntry } from '../search/searchIndex';

function entriesOf(n: number, { name, description, category }: Food): Entry[] {
  return [
    wordsEntry('food.name', n, [name]),
    wordsEntry('food.description', n, [description]),
    wordsEntry('food.category', n, [category]),
  ];
}

/** Adds dishes to the menu. */
export async function addFoods(db: ShopDatabase, foods: readonly Food[]) {
  const rows = foods.map((food) => foodRow({ ...food, threshold: DEFAULT_THRESHOLD, on: 1 }));
  const keys = await db.foods.bulkAdd(rows, { allKeys: true });
  await reindex(db, { add: foods.flatMap((food, at) => entriesOf(keys[at] ?? 0, food)) });
}

/** The dish with that id, if it is on the menu. */
export async function findFood(db: ShopDatabase, id: string): Promise<(FoodRow & { n: number }) | undefined> {
  const row = await db.foods.get({ id });
  return row?.on === 1 ? withNumber(row) : undefined;
}

function withNumber(row: FoodRow): FoodRow & { n: number } {
  return { ...row, n: row.n ?? 0 };
}

/** Updates a dish and its search entries. */
export async function replaceFood(db: ShopDatabase, before: FoodRow & { n: number }, food: Food): Promise<FoodRow> {
  const after = foodRow({ ...before, ...food });
  await db.foods.put(after);
  await reindex(db, { remove: entriesOf(before.n, before), add: entriesOf(before.n, food) });
  return after;
}

/** Updates the stock and the threshold of a dish, which are not searchable. */
export async function replaceStock(
  db: ShopDatabase,
  row: FoodRow,
  { stock, threshold }: Pick<FoodRow, 'stock' | 'threshold'>,
): Promise<FoodRow> {
  const after = foodRow({ ...row, stock, threshold });
  await db.foods.put(after);
  return after;
}

/** Removes a dish from the menu. Its record stays, because orders refer to it. */
export async function takeOffMenu(db: ShopDatabase, row: FoodRow & { n: number }) {
  await db.foods.put({ ...row, on: 0 });
  await reindex(db, { remove: entriesOf(row.n, row) });
}

/** The index of each sort order of the menu. */
const SORTED_BY = {
  name: '[on+nameKey]',
  category: '[on+categoryKey+nameKey]',
  price: '[on+price]',
  stock: '[on+stock]',
  threshold: '[on+threshold]',
} as const;

/** One page of the dishes on the menu, and their number. @param among only these rows; null means all */
export async function pageOfFoods(db: ShopDatabase, among: RowSet | null, query: PageRequest & { readonly sort: keyof typeof SORTED_BY }) {
  const total = among?.size() ?? (await onMenu(db).count());
  return { rows: await pageRows({ table: db.foods, index: SORTED_BY[query.sort], under: [1], among, total }, query), total };
}

export function onMenu(db: ShopDatabase) {
  return db.foods.where('on').equals(1);
}

/** The dishes on the menu in a category. */
export function dishesOf(db: ShopDatabase, category: string) {
  return rowsUnder(db.foods, SORTED_BY.category, [1, categoryKey(category)]);
}

/** The dishes on the menu with stock at or below their threshold. */
export function lowStock(db: ShopDatabase) {
  return db.foods.where('[on+low]').equals([1, 1]);
}

/** Adds a category unless it exists. @returns its stored name, and whether it is new */
export async function joinCategories(db: ShopDatabase, name: string): Promise<{ name: string; isNew: boolean }> {
  const key = categoryKey(name);
  const known = await db.categories.get({ key });
  if (known) return { name: known.name, isNew: false };
  await db.categories.add({ key, name });
  return { name, isNew: true };
}
