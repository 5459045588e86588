import { contract } from '../../src/domain/contract';
import { failing, inTurn, working } from './behaviours';
import { on, scenario } from './scenario';

export const checkoutFailsTwice = scenario({
  name: 'checkout-fails-twice',
  title: 'Placing an order fails twice, then works',
  area: 'Checkout',
  handlers: () => [on(contract.placeOrder, inTurn(failing(500), failing(500), working))],
});
