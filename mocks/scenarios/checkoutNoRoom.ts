import { contract } from '../../src/domain/contract';
import { STORAGE_FULL } from '../refusal';
import { fail, scenario } from './scenario';

export const checkoutNoRoom = scenario({
  name: 'checkout-no-room',
  title: 'The storage of the browser is full',
  area: 'Checkout',
  handlers: () => [fail(contract.placeOrder, 507, STORAGE_FULL)],
});
