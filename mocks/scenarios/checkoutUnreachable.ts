import { contract } from '../../src/domain/contract';
import { networkError, scenario } from './scenario';

export const checkoutUnreachable = scenario({
  name: 'checkout-unreachable',
  title: 'The network fails before an order arrives',
  area: 'Checkout',
  handlers: () => [networkError(contract.placeOrder)],
});
