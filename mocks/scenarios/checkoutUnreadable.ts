import { contract } from '../../src/domain/contract';
import { unreadable } from './behaviours';
import { on, scenario } from './scenario';

export const checkoutUnreadable = scenario({
  name: 'checkout-unreadable',
  title: 'The answer to an order cannot be read',
  area: 'Checkout',
  handlers: () => [on(contract.placeOrder, unreadable)],
});
