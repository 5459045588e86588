import { contract } from '../../src/domain/contract';
import { ON_MENU, addFoods, changeFood, findFood, foodsOf, inverseOfAdding, pageOfFoods } from '../repositories/foodsRepository';
import { fieldChanges, logHistory } from '../repositories/historyLog';
import { withIdempotency } from '../repositories/withIdempotency';
import { foodSearch } from '../repositories/search';
import { toFood } from '../rows/rows';
import { newId } from '../utils/random';
import { refuseConflicts } from '../utils/refusal';
import { creates, route } from './route';
import { settleCategory } from '../repositories/categoriesRepository';

const dishChanged = (foodId: string) => ({ type: 'dish-changed', foodId }) as const;

export const foodHandlers = {
  getFoods: route(contract.getFoods, async ({ db, query }) => {
    const words = await foodSearch(db, ['nameWords', 'descriptionWords'], query.search);
    return pageOfFoods(db, { ...(query.category === '' ? ON_MENU : foodsOf(query.category)), words }, query, toFood);
  }),

  getFood: route(contract.getFood, async ({ db, param }) => toFood(await findFood(db, param('id')))),

  addFood: creates(contract.addFood, (context) => {
    const { db, body } = context;
    return withIdempotency(context, db.foods, toFood, async () => {
      const food = { id: await newId(db.foods), ...(await settleCategory(context, body)) };
      await addFoods(db, [food]);
      await logHistory(context, { action: 'Food Added', details: `${food.name} joined the menu`, inverse: inverseOfAdding(food), event: dishChanged(food.id) });
      return food;
    });
  }),

  updateFood: route(contract.updateFood, async (context) => {
    const { db, param, body: { was = {}, ...sent } } = context;
    const row = await findFood(db, param('id'));
    const before = toFood(row);
    const settled = await settleCategory(context, sent);
    refuseConflicts(before, was, settled);
    const after = { ...before, ...settled };
    const changes = fieldChanges(before, after);
    if (changes.length > 0) {
      const { inverse } = await changeFood(db, row, settled);
      await logHistory(context, { action: 'Food Updated', details: `${after.name} changed`, changes, inverse, event: dishChanged(row.id) });
    }
    return after;
  }),

  removeFood: route(contract.removeFood, async (context) => {
    const { db, param } = context;
    const row = await findFood(db, param('id'));
    const { inverse } = await changeFood(db, row, { onMenu: false });
    await logHistory(context, { action: 'Food Removed', details: `${row.name} left the menu`, inverse, event: dishChanged(row.id) });
    return null;
  }),
};
