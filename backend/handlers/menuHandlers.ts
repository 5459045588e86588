import { contract } from '../../src/domain/contract';
import { onMenu } from '../repositories/foodsRepository';
import { parseValidRows } from '../repositories/parseValidRows';
import { searchFoodsNearly } from '../repositories/search';
import { toCategoryName, toFood } from '../rows/rows';
import { route } from './route';

export const menuHandlers = {
  getMenu: route(contract.getMenu, { reads: ['categories', 'foods'] }, async ({ db }) => ({
    categories: parseValidRows(db.categories, await db.categories.toArray(), toCategoryName),
    foods: parseValidRows(db.foods, await onMenu(db).toArray(), toFood),
  })),

  searchMenu: route(contract.searchMenu, { reads: ['foods'] }, async ({ db, query }) => {
    const matches = await searchFoodsNearly(db, ['nameWords', 'descriptionWords', 'categoryWords'], query.text);
    const rows = matches ? await db.foods.bulkGet(matches) : await onMenu(db).toArray();
    return parseValidRows(db.foods, rows.filter((row) => row !== undefined), toFood);
  }),
};
