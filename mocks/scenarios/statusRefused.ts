import { contract } from '../../src/domain/contract';
import { fail, scenario } from './scenario';

export const statusRefused = scenario({
  name: 'status-refused',
  title: 'Changing the status of orders is refused',
  area: 'Orders',
  handlers: () =>
    [contract.setOrderStatuses, contract.setOrderStatus].map((call) => fail(call, 409, 'Somebody else is working on this order')),
});
