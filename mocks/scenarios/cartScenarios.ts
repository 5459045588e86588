import { damageCart, refuseCart } from './browserStorage';
import { type ScenarioList, changeDishes, fault, scenario } from './scenario';

/** The cart. */
export const cartScenarios: ScenarioList = [
  scenario('dish-without-price', 'Every dish has lost its price, so none can be put into the cart', () =>
    changeDishes((foods) => foods.map((food) => ({ ...food, price: 0 })))),
  fault('cart-unreadable', 'The stored cart is damaged: reload to see it', damageCart),
  fault('cart-not-saved', 'The browser refuses to store the cart', refuseCart),
];
