import { contract } from '../../src/domain/contract';
import { toFood } from '../db/rows';
import { searchRowsNearly } from '../db/searchIndex';
import { route } from '../route';

export const menuHandlers = [
  route(contract.getMenu, ({ db }) =>
    db.transaction('r', [db.categories, db.foods], async () => {
      const categories = await db.categories.toArray();
      const foods = await db.foods.where('on').equals(1).toArray();
      return { categories: categories.map(({ name }) => name), foods: foods.map(toFood) };
    }),
  ),

  route(contract.searchMenu, ({ db, query }) =>
    db.transaction('r', [db.foods, db.postings], async () => {
      const matches = await searchRowsNearly(db, ['food.name', 'food.description', 'food.category'], query.text);
      const foods = matches
        ? await db.foods.bulkGet(matches)
        : await db.foods.where('on').equals(1).toArray();
      return foods.filter((food) => food !== undefined).map(toFood);
    }),
  ),
];
