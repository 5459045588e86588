import { contract } from '../../src/domain/contract';
import { fail, scenario } from './scenario';

export const checkoutFails = scenario({
  name: 'checkout-fails',
  title: 'Placing an order fails',
  area: 'Checkout',
  handlers: () => [fail(contract.placeOrder, 500)],
});
