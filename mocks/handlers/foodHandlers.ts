import { contract } from '../../src/domain/contract';
import { addFoods, changeFood, dishesOf, findFood, inverseOfAdding, pageOfFoods } from '../db/repositories/foodsRepository';
import { fieldChanges, logHistory, logStores } from '../db/repositories/historyLog';
import { withIdempotency } from '../db/repositories/withIdempotency';
import { setOf } from '../db/repositories/pageRows';
import { parseValidRows } from '../db/repositories/parseValidRows';
import { toFood } from '../db/schema/rows';
import { RowSet, inAll } from '../db/search/rowSet';
import { searchRowsNearly, storedWords } from '../db/search/searchIndex';
import { newId } from '../random/seededRandom';
import { recordEvent } from '../db/repositories/eventLog';
import { refuse, refuseConflicts } from '../refusal';
import { route } from './route';
import { settleCategory } from './settleCategory';

/** The message for a dish that does not exist or was removed from the menu. */
export const NO_SUCH_FOOD = 'This dish is not on the menu';

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
      const { db, body } = context;
      return db.transaction('rw', [db.foods, db.orderKeys, db.categories, ...logStores(db)], async () =>
        withIdempotency(context, db.foods, toFood, async () => {
          const food = { id: await newId(db.foods), ...(await settleCategory(context, body)) };
          await addFoods(db, [food]);
          await logHistory(context, { action: 'Food Added', details: `${food.name} joined the menu`, inverse: inverseOfAdding(food) });
          await recordEvent(db, { type: 'dish-changed', foodId: food.id }, context.request);
          return food;
        }),
      );
    },
    201,
  ),

  updateFood: route(contract.updateFood, (context) => {
    const { db, param, body: { was = {}, ...sent } } = context;
    return db.transaction('rw', [db.foods, db.categories, ...logStores(db)], async () => {
      const row = (await findFood(db, param('id'))) ?? refuse('not_found', NO_SUCH_FOOD);
      const before = toFood(row);
      const settled = await settleCategory(context, sent);
      refuseConflicts(before, was, settled);
      const after = { ...before, ...settled };
      const changes = fieldChanges(before, after);
      if (changes.length > 0) {
        const { inverse } = await changeFood(db, row, settled);
        await logHistory(context, { action: 'Food Updated', details: `${after.name} changed`, changes, inverse });
        await recordEvent(db, { type: 'dish-changed', foodId: after.id }, context.request);
      }
      return after;
    });
  }),

  removeFood: route(contract.removeFood, (context) => {
    const { db, param } = context;
    return db.transaction('rw', [db.foods, ...logStores(db)], async () => {
      const row = (await findFood(db, param('id'))) ?? refuse('not_found', NO_SUCH_FOOD);
      const { inverse } = await changeFood(db, row, { onMenu: false });
      await logHistory(context, { action: 'Food Removed', details: `${row.name} left the menu`, inverse });
      await recordEvent(db, { type: 'dish-changed', foodId: row.id }, context.request);
      return null;
    });
  }),
};
