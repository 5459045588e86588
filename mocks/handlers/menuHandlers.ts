import { contract } from '../../src/domain/contract';
import { cachedMenu, readMenu } from '../db/repositories/menuCache';
import { parseValidRows } from '../db/repositories/parseValidRows';
import { toCategoryName } from '../db/schema/rows';
import { searchRowsNearly } from '../db/search/searchIndex';
import { route } from './route';

export const menuHandlers = {
  getMenu: route(contract.getMenu, { reads: ['categories', 'foods'] }, async ({ db }) => {
    const categories = await db.categories.toArray();
    const { menu } = await readMenu(db);
    return { categories: parseValidRows(db.categories, categories, toCategoryName), foods: [...menu.values()] };
  }),

  searchMenu: route(contract.searchMenu, {}, async ({ db, query }) => {
    const { menu, words } = await cachedMenu(db);
    const matches = await searchRowsNearly(words, query.text);
    return matches ? matches.map((n) => menu.get(n)).filter((food) => food !== undefined) : [...menu.values()];
  }),
};
