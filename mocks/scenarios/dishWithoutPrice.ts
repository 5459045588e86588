import { contract } from '../../src/domain/contract';
import type { Menu } from '../../src/domain/food';
import { changeAnswer, scenario } from './scenario';

const withoutPrices = ({ foods, ...menu }: Menu) => ({ ...menu, foods: foods.map((food) => ({ ...food, price: 0 })) });

export const dishWithoutPrice = scenario({
  name: 'dish-without-price',
  title: 'Every dish has lost its price, so none can be put into the cart',
  area: 'Cart',
  handlers: () => [changeAnswer(contract.getMenu, withoutPrices)],
});
