import { contract } from '../../src/domain/contract';
import { fail, scenario } from './scenario';

export const ordersFail = scenario({
  name: 'orders-fail',
  title: 'Orders cannot be loaded',
  area: 'Orders',
  handlers: () => [contract.getMyOrders, contract.getOrder, contract.getOrders].map((call) => fail(call, 500)),
});
