import { contract } from '../../src/domain/contract';
import { waiting } from './behaviours';
import { on, scenario } from './scenario';

export const checkoutSlow = scenario({
  name: 'checkout-slow',
  title: 'Placing an order takes five seconds',
  area: 'Checkout',
  handlers: () => [on(contract.placeOrder, waiting(5000))],
});
