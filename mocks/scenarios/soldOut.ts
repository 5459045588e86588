import { changeDishes } from './changeDishes';
import { scenario } from './scenario';

export const soldOut = scenario({
  name: 'sold-out',
  title: 'Every dish on the menu is sold out',
  area: 'Menu',
  handlers: () => changeDishes((foods) => foods.map((food) => ({ ...food, stock: 0 }))),
});
