import { CATEGORY_EXISTS, categoryInUse } from '../../src/domain/category/category';
import { contract } from '../../src/domain/contract';
import { addCategory, deleteCategory, findCategory } from '../repositories/categoriesRepository';
import { foodsOf } from '../repositories/foodsRepository';
import { logHistory } from '../repositories/historyLog';
import { parseValidRows } from '../repositories/parseValidRows';
import { categoryRow, toCategoryName } from '../rows/rows';
import { refuse } from '../utils/refusal';
import { creates, route } from './route';

export const categoryHandlers = {
  getCategories: route(contract.getCategories, async ({ db }) => {
    const names = parseValidRows(db.categories, await db.categories.find(), toCategoryName);
    return Promise.all(names.map(async (name) => ({ name, productCount: await db.foods.count(foodsOf(name)) })));
  }),

  addCategory: creates(contract.addCategory, async (context) => {
    const { db, body: { name } } = context;
    const change = (await addCategory(db, categoryRow(name))) ?? refuse('conflict', CATEGORY_EXISTS);
    await logHistory(context, { action: 'Category Added', details: name, ...change });
    // A dish creates its category, so no dish can have been here first.
    return { name, productCount: 0 };
  }),

  deleteCategory: route(contract.deleteCategory, async (context) => {
    const { db, param } = context;
    const row = (await findCategory(db, param('name'))) ?? refuse('not_found', 'This category does not exist');
    const products = await db.foods.count(foodsOf(row.name));
    if (products > 0) return refuse('conflict', categoryInUse(row.name, products));
    await logHistory(context, { action: 'Category Deleted', details: row.name, ...(await deleteCategory(db, row)) });
    return null;
  }),
};
