/** Categories. Call these inside a transaction. */
import { categoryKey } from '../../../src/domain/category/categoryKey';
import type { ShopDatabase } from '../schema/database';
import type { Change } from '../schema/inverse';
import type { CategoryRow } from '../schema/rows';

const event = { type: 'categories-changed' } as const;

/** The category with that name, in any spelling. */
export function findCategory(db: ShopDatabase, name: string): Promise<CategoryRow | undefined> {
  return db.categories.get({ key: categoryKey(name) });
}

/** Adds a category. @returns null, and changes nothing, if it exists */
export async function addCategory(db: ShopDatabase, row: CategoryRow): Promise<Change | null> {
  if (await db.categories.get({ key: row.key })) return null;
  const n = await db.categories.add(row);
  return { inverse: { kind: 'delete-category', n, name: row.name }, event };
}

/** Deletes a category, which no dish may use. */
export async function deleteCategory(db: ShopDatabase, row: CategoryRow): Promise<Change> {
  await db.categories.where('key').equals(row.key).delete();
  return { inverse: { kind: 'add-category', row }, event };
}
