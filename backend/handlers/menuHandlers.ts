import { contract } from '../../src/domain/contract';
import { ON_MENU } from '../repositories/foodsRepository';
import { parseValidRows } from '../repositories/parseValidRows';
import { type FoodWords, distanceOf, foodSearch } from '../repositories/search';
import { toCategoryName, toOffer } from '../rows/rows';
import { route } from './route';

/** What a customer searches in. */
const SEARCHED: readonly FoodWords[] = ['nameWords', 'descriptionWords', 'categoryWords'];

export const menuHandlers = {
  getMenu: route(contract.getMenu, async ({ db }) => ({
    categories: parseValidRows(db.categories, await db.categories.find(), toCategoryName),
    foods: parseValidRows(db.foods, await db.foods.find(ON_MENU), toOffer),
  })),

  searchMenu: route(contract.searchMenu, async ({ db, query: { text } }) => {
    const words = await foodSearch(db, SEARCHED, text);
    const rows = await db.foods.find({ ...ON_MENU, words });
    if (words?.as !== 'whole') return parseValidRows(db.foods, rows, toOffer);
    // No dish matches exactly: the nearest ones come first.
    const nearest = rows.map((row) => ({ row, distance: distanceOf(row, SEARCHED, text) })).sort((a, b) => a.distance - b.distance);
    return parseValidRows(db.foods, nearest.map(({ row }) => row), toOffer);
  }),
};
