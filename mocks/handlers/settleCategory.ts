import { categoryGone } from '../../src/domain/category/category';
import { addCategory, findCategory } from '../db/repositories/categoriesRepository';
import { type LogContext, logHistory } from '../db/repositories/historyLog';
import { categoryRow } from '../db/schema/rows';
import { refuse } from '../utils/refusal';

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
