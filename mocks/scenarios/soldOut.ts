import { contract } from '../../src/domain/contract';
import type { Menu } from '../../src/domain/food';
import { changeAnswer, scenario } from './scenario';

const withoutStock = ({ foods, ...menu }: Menu) => ({ ...menu, foods: foods.map((food) => ({ ...food, stock: 0 })) });

export const soldOut = scenario({
  name: 'sold-out',
  title: 'Every dish on the menu is sold out',
  area: 'Menu',
  handlers: () => [changeAnswer(contract.getMenu, withoutStock)],
});
