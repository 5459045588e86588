import type { RequestHandler } from 'msw';
import { contract } from '../../src/domain/contract';
import type { Food } from '../../src/domain/food/food';
import { changeAnswer } from './scenario';

/** Changes the dishes that customers see, on the menu and in search results. */
export function changeDishes(change: (foods: Food[]) => Food[]): RequestHandler[] {
  return [
    changeAnswer(contract.getMenu, ({ foods, ...menu }) => ({ ...menu, foods: change(foods) })),
    changeAnswer(contract.searchMenu, change),
  ];
}
