import { contract } from '../../src/domain/contract';
import { changeAnswer, scenario } from './scenario';

const none = (page: object) => ({ ...page, items: [], total: 0 });

export const noOrders = scenario({
  name: 'no-orders',
  title: 'Nobody has ordered anything yet',
  area: 'Orders',
  handlers: () => [contract.getMyOrders, contract.getOrders].map((call) => changeAnswer(call, none)),
});
