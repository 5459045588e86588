import { contract } from '../../src/domain/contract';
import { fail, scenario } from './scenario';

export const checkoutNoRoom = scenario({
  name: 'checkout-no-room',
  title: 'The storage of the browser is full',
  area: 'Checkout',
  handlers: () => [fail(contract.placeOrder, 507, 'The storage of this browser is full')],
});
