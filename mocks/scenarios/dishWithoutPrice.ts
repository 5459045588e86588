import { changeDishes } from './changeDishes';
import { scenario } from './scenario';

export const dishWithoutPrice = scenario({
  name: 'dish-without-price',
  title: 'Every dish has lost its price, so none can be put into the cart',
  area: 'Cart',
  handlers: () => changeDishes((foods) => foods.map((food) => ({ ...food, price: 0 }))),
});
