import { contract } from '../../src/domain/contract';
import { changeAnswer, scenario } from './scenario';

export const onlyVeg = scenario({
  name: 'only-veg',
  title: 'Nothing but vegetarian dishes on the menu',
  area: 'Menu',
  handlers: () => [changeAnswer(contract.getMenu, ({ foods, ...menu }) => ({ ...menu, foods: foods.filter(({ isVeg }) => isVeg) }))],
});
