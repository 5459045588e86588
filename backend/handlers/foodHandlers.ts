import { contract } from '../../src/domain/contract';
import { withLists } from '../../src/domain/food/foodForm';
import { optionsMistake } from '../../src/domain/food/optionsForm';
import { type OptionGroup, describeGroup } from '../../src/domain/food/options';
import { isEqual } from '../../src/domain/isEqual';
import { ON_MENU, addFoods, changeFood, findFood, foodsOf, inverseOfAdding, pageOfFoods, withSharedGroups } from '../repositories/foodsRepository';
import { type LogContext, fieldChanges, logHistory, recordFoodChanges } from '../repositories/historyLog';
import { parseValidRows } from '../repositories/parseValidRows';
import { withIdempotency } from '../repositories/withIdempotency';
import { foodSearch } from '../repositories/search';
import { toFood, withoutEmptyLists } from '../rows/rows';
import { newId } from '../utils/random';
import { refuse, refuseConflicts } from '../utils/refusal';
import { creates, route } from './route';
import { settleCategory } from '../repositories/categoriesRepository';

/** A dish with its options as texts, for the history. */
function withTexts<Fields extends { options: OptionGroup[] }>({ options, ...food }: Fields) {
  return { ...food, options: options.map(describeGroup) };
}

/**
 * The fields of a dish as they are stored: a new category joins the categories, and a group of options that the dish did not have is as other dishes
 * have it.
 * @throws RefusedError if the category is gone, or the groups cannot be saved together
 */
async function settle<Sent extends { category?: string; options?: OptionGroup[] }>(context: LogContext, id: string, sent: Sent & { createCategory?: boolean }, had?: readonly OptionGroup[]) {
  const settled = await settleCategory(context, sent);
  if (!sent.options) return settled;
  const options = await withSharedGroups(context.db, { id, options: sent.options }, had);
  const mistake = optionsMistake(options);
  if (mistake !== null) refuse('invalid', mistake);
  return { ...settled, options };
}

const foodChanged = (foodId: string) => ({ type: 'dish-changed', foodId }) as const;

export const foodHandlers = {
  getFoods: route(contract.getFoods, async ({ db, query }) => {
    const words = await foodSearch(db, ['nameWords', 'descriptionWords'], query.search);
    return pageOfFoods(db, { ...(query.category === '' ? ON_MENU : foodsOf(query.category)), words }, query, toFood);
  }),

  getFood: route(contract.getFood, async ({ db, param }) => toFood(await findFood(db, param('id')))),

  addFood: creates(contract.addFood, (context) => {
    const { db, body } = context;
    return withIdempotency(context, db.foods, toFood, async () => {
      const id = await newId(db.foods);
      const food = { id, ...(await settle(context, id, body)) };
      await addFoods(db, [food]);
      await logHistory(context, { action: 'Food Added', details: `${food.name} joined the menu`, inverse: inverseOfAdding(food), event: foodChanged(food.id) });
      return withoutEmptyLists(food);
    });
  }),

  updateFood: route(contract.updateFood, async (context) => {
    const { db, param, body: { was = {}, ...sent } } = context;
    const row = await findFood(db, param('id'));
    const before = withLists(toFood(row));
    const settled = await settle(context, row.id, sent, row.options);
    refuseConflicts(before, was, settled);
    const after = { ...before, ...settled };
    if (!isEqual(before, after)) {
      const changes = fieldChanges(withTexts(before), withTexts(after));
      const { inverse, shared } = await changeFood(db, row, settled);
      await recordFoodChanges(context, shared);
      await logHistory(context, { action: 'Food Updated', details: `${after.name} changed`, changes, inverse, event: foodChanged(row.id) });
    }
    return withoutEmptyLists(after);
  }),

  getOptionGroups: route(contract.getOptionGroups, async ({ db }) => {
    const foods = parseValidRows(db.foods, await db.foods.find(ON_MENU), toFood);
    const groups = new Map<string, OptionGroup & { dishes: number }>();
    for (const group of foods.flatMap(({ options = [] }) => options)) {
      groups.set(group.id, { ...group, dishes: (groups.get(group.id)?.dishes ?? 0) + 1 });
    }
    return [...groups.values()].sort((a, b) => a.name.localeCompare(b.name));
  }),

  removeFood: route(contract.removeFood, async (context) => {
    const { db, param } = context;
    const row = await findFood(db, param('id'));
    const { inverse } = await changeFood(db, row, { onMenu: false });
    await logHistory(context, { action: 'Food Removed', details: `${row.name} left the menu`, inverse, event: foodChanged(row.id) });
    return null;
  }),
};
