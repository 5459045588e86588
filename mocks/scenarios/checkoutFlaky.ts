import { contract } from '../../src/domain/contract';
import { failing, flaky } from './behaviours';
import { on, scenario } from './scenario';

export const checkoutFlaky = scenario({
  name: 'checkout-flaky',
  title: 'Every other order fails, as the seed decides',
  area: 'Checkout',
  handlers: () => [on(contract.placeOrder, flaky(50, failing(503)))],
});
