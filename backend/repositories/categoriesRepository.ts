/** Categories. Call these inside a transaction. */
import { categoryGone } from '../../src/domain/category/category';
import { categoryKey } from '../../src/domain/category/categoryKey';
import { refuse } from '../utils/refusal';
import type { Tables } from '../store';
import { type Change, type LogContext, logHistory } from './historyLog';
import { type CategoryRow, categoryRow } from '../rows/rows';

const event = { type: 'categories-changed' } as const;

/** The category with that name, in any spelling. */
export function findCategory(db: Tables, name: string): Promise<CategoryRow | undefined> {
  return db.categories.get(categoryKey(name));
}

/** Adds a category. @returns null, and changes nothing, if it exists */
export async function addCategory(db: Tables, row: CategoryRow): Promise<Change | null> {
  if (await db.categories.get(row.key)) return null;
  const n = await db.categories.add(row);
  return { inverse: { kind: 'delete-category', n, name: row.name }, event };
}

/** Deletes a category, which no dish may use. */
export async function deleteCategory(db: Tables, row: CategoryRow): Promise<Change> {
  await db.categories.delete({ where: { key: row.key } });
  return { inverse: { kind: 'add-category', row }, event };
}

/**
 * Some fields of a dish, with the category in its stored spelling. A new category is created and logged, unless
 * `createCategory` is false.
 * @throws RefusedError 409 if the category does not exist and must not be created
 */
export async function settleCategory<Sent extends { category?: string }>(
  context: LogContext,
  { createCategory = true, ...sent }: Sent & { createCategory?: boolean },
): Promise<Omit<Sent, 'createCategory'>> {
  if (sent.category === undefined) return sent;
  const { db } = context;
  const known = await findCategory(db, sent.category);
  if (known) return { ...sent, category: known.name };
  if (!createCategory) refuse('category_gone', categoryGone(sent.category));
  const change = await addCategory(db, categoryRow(sent.category));
  if (change) await logHistory(context, { action: 'Category Added', details: sent.category, ...change });
  return sent;
}
