import { CATEGORY_EXISTS, categoryInUse } from '../../src/domain/category/category';
import { categoryKey } from '../../src/domain/category/categoryKey';
import { contract } from '../../src/domain/contract';
import { dishesOf } from '../db/repositories/foodsRepository';
import { logHistory, logStores } from '../db/repositories/historyLog';
import { parseValidRows } from '../db/repositories/parseValidRows';
import { toCategoryName } from '../db/schema/rows';
import { recordEvent } from '../db/repositories/eventLog';
import { refuse } from '../refusal';
import { route } from './route';

export const categoryHandlers = {
  getCategories: route(contract.getCategories, ({ db }) =>
    db.transaction('r', [db.categories, db.foods], async () => {
      const names = parseValidRows(db.categories, await db.categories.toArray(), toCategoryName);
      return Promise.all(names.map(async (name) => ({ name, productCount: await dishesOf(db, name).count() })));
    }),
  ),

  addCategory: route(
    contract.addCategory,
    (context) => {
      const { db, body: { name } } = context;
      return db.transaction('rw', [db.categories, ...logStores(db)], async () => {
        if (await db.categories.get({ key: categoryKey(name) })) return refuse('conflict', CATEGORY_EXISTS);
        const n = await db.categories.add({ key: categoryKey(name), name });
        await logHistory(context, { action: 'Category Added', details: name, inverse: { kind: 'delete-category', n, name } });
        await recordEvent(db, { type: 'categories-changed' }, context.request);
        // A dish creates its category, so no dish can have been here first.
        return { name, productCount: 0 };
      });
    },
    201,
  ),

  deleteCategory: route(contract.deleteCategory, (context) => {
    const { db, param } = context;
    return db.transaction('rw', [db.categories, db.foods, ...logStores(db)], async () => {
      const row = await db.categories.get({ key: categoryKey(param('name')) });
      if (!row) return refuse('not_found', 'This category does not exist');
      const products = await dishesOf(db, row.name).count();
      if (products > 0) return refuse('conflict', categoryInUse(row.name, products));
      await db.categories.where('key').equals(row.key).delete();
      await logHistory(context, { action: 'Category Deleted', details: row.name, inverse: { kind: 'add-category', row } });
      await recordEvent(db, { type: 'categories-changed' }, context.request);
      return null;
    });
  }),
};
