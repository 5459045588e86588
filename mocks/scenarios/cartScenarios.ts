import { CART_KEY } from '../../src/domain/storedKeys';
import { damaging, refusing } from './browserStorage';
import { changeDishes } from './changeDishes';
import type { ScenarioList } from './scenario';

/** The cart. */
export const cartScenarios: ScenarioList = [
  {
    name: 'dish-without-price',
    title: 'Every dish has lost its price, so none can be put into the cart',
    handlers: () => changeDishes((foods) => foods.map((food) => ({ ...food, price: 0 }))),
  },
  {
    name: 'cart-unreadable',
    title: 'The stored cart is damaged: reload to see it',
    begin: damaging(CART_KEY),
  },
  {
    name: 'cart-not-saved',
    title: 'The browser refuses to store the cart',
    begin: refusing(CART_KEY),
  },
];
