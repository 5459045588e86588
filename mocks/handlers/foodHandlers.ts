import { categoryGone } from '../../src/domain/category/category';
import { contract } from '../../src/domain/contract';
import type { ShopDatabase } from '../db/schema/database';
import { addFoods, dishesOf, findFood, joinCategories, pageOfFoods, replaceFood, takeOffMenu } from '../db/repositories/foodsRepository';
import { fieldChanges, logHistory, logStores } from '../db/repositories/historyLog';
import { withIdempotency } from '../db/repositories/withIdempotency';
import { setOf } from '../db/repositories/pageRows';
import { parseValidRows } from '../db/repositories/parseValidRows';
import { toFood } from '../db/schema/rows';
import { RowSet, inAll } from '../db/search/rowSet';
import { searchRowsNearly, storedWords } from '../db/search/searchIndex';
import { newId } from '../random/seededRandom';
import { recordEvent } from '../db/repositories/eventLog';
import { refuse, refuseUnseen } from '../refusal';
import { route } from './route';

/** The message for a dish that does not exist or was removed from the menu. */
export const NO_SUCH_FOOD = 'This dish is not on the menu';

/**
 * The sent fields of a dish, with the category in its stored spelling. A new category is created and logged, unless
 * `createCategory` is false.
 * @throws RefusedError 409 if the category does not exist and must not be created
 */
async function settleCategory<Sent extends { category?: string }>(
  db: ShopDatabase,
  user: string,
  { createCategory = true, ...sent }: Sent & { createCategory?: boolean },
): Promise<Omit<Sent, 'createCategory'>> {
  if (sent.category === undefined) return sent;
  const { name, isNew } = await joinCategories(db, sent.category);
  // The refusal rolls the new category back.
  if (isNew && !createCategory) refuse('category_gone', categoryGone(sent.category));
  if (isNew) {
    await logHistory(db, { action: 'Category Added', details: name, user });
    await recordEvent(db, { type: 'categories-changed' });
  }
  return { ...sent, category: name };
}

export const foodHandlers = {
  getFoods: route(contract.getFoods, ({ db, query }) =>
    db.transaction('r', [db.foods, db.postings], async () => {
      const near = await searchRowsNearly(storedWords(db, ['food.name', 'food.description']), query.search);
      const found = near && new RowSet(near);
      const ofCategory = query.category === '' ? null : await setOf(dishesOf(db, query.category));
      const { rows, total } = await pageOfFoods(db, inAll(found, ofCategory), query);
      return { items: parseValidRows(db.foods, rows, toFood), total };
    }),
  ),

  getFood: route(contract.getFood, async ({ db, param }) =>
    toFood((await findFood(db, param('id'))) ?? refuse('not_found', NO_SUCH_FOOD)),
  ),

  addFood: route(
    contract.addFood,
    async (context) => {
      const { db, caller, body } = context;
      return db.transaction('rw', [db.foods, db.orderKeys, db.categories, ...logStores(db)], async () =>
        withIdempotency(context, db.foods, toFood, async () => {
          const food = { id: await newId(db.foods), ...(await settleCategory(db, caller.name, body)) };
          await addFoods(db, [food]);
          await logHistory(db, { action: 'Food Added', details: `${food.name} joined the menu`, user: caller.name });
          await recordEvent(db, { type: 'dish-changed', foodId: food.id });
          return food;
        }),
      );
    },
    201,
  ),

  updateFood: route(contract.updateFood, ({ db, caller, param, body: { was = {}, ...sent } }) =>
    db.transaction('rw', [db.foods, db.categories, ...logStores(db)], async () => {
      const row = (await findFood(db, param('id'))) ?? refuse('not_found', NO_SUCH_FOOD);
      const before = toFood(row);
      const settled = await settleCategory(db, caller.name, sent);
      refuseUnseen(before, was, settled);
      const after = { ...before, ...settled };
      const changes = fieldChanges(before, after);
      if (changes.length > 0) {
        await replaceFood(db, row, after);
        await logHistory(db, { action: 'Food Updated', details: `${after.name} changed`, user: caller.name, changes });
        await recordEvent(db, { type: 'dish-changed', foodId: after.id });
      }
      return after;
    }),
  ),

  removeFood: route(contract.removeFood, ({ db, caller, param }) =>
    db.transaction('rw', [db.foods, ...logStores(db)], async () => {
      const row = (await findFood(db, param('id'))) ?? refuse('not_found', NO_SUCH_FOOD);
      await takeOffMenu(db, row);
      await logHistory(db, { action: 'Food Removed', details: `${row.name} left the menu`, user: caller.name });
      await recordEvent(db, { type: 'dish-changed', foodId: row.id });
      return null;
    }),
  ),
};
