import { categoryGone } from '../../src/domain/category/category';
import { recordEvent } from '../db/repositories/eventLog';
import { joinCategories } from '../db/repositories/foodsRepository';
import { type LogContext, logHistory } from '../db/repositories/historyLog';
import { refuse } from '../refusal';

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
  const { n, name, isNew } = await joinCategories(db, sent.category);
  // The refusal rolls the new category back.
  if (isNew && !createCategory) refuse('category_gone', categoryGone(sent.category));
  if (isNew) {
    await logHistory(context, { action: 'Category Added', details: name, inverse: { kind: 'delete-category', n, name } });
    await recordEvent(db, { type: 'categories-changed' }, context.request);
  }
  return { ...sent, category: name };
}
