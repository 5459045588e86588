import type { RequestHandler } from 'msw';
import { contract } from '../../src/domain/contract';
import type { Food } from '../../src/domain/food';
import { changeAnswer } from './scenario';

/** Changes the dishes wherever customers come across them: on the menu and in what a search finds. */
export function changeDishes(change: (foods: Food[]) => Food[]): RequestHandler[] {
  return [
    changeAnswer(contract.getMenu, ({ foods, ...menu }) => ({ ...menu, foods: change(foods) })),
    changeAnswer(contract.searchMenu, change),
  ];
}
