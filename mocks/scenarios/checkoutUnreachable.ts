import { contract } from '../../src/domain/contract';
import { unreachable } from './behaviours';
import { on, scenario } from './scenario';

export const checkoutUnreachable = scenario({
  name: 'checkout-unreachable',
  title: 'The network fails before an order arrives',
  area: 'Checkout',
  handlers: () => [on(contract.placeOrder, unreachable)],
});
