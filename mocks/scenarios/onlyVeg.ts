import { changeDishes } from './changeDishes';
import { scenario } from './scenario';

export const onlyVeg = scenario({
  name: 'only-veg',
  title: 'Nothing but vegetarian dishes on the menu',
  area: 'Menu',
  handlers: () => changeDishes((foods) => foods.filter(({ isVeg }) => isVeg)),
});
