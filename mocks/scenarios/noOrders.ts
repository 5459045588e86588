import type { Call } from '../../src/domain/calls/call';
import { contract } from '../../src/domain/contract';
import { changeAnswer, scenario } from './scenario';

const empty = { items: [], total: 0 };

/** Every answer that tells of orders, and what it says where there are none. */
const NONE: readonly [Call, object][] = [
  [contract.getMyOrders, empty],
  [contract.getOrders, { ...empty, counts: { all: 0, pending: 0, completed: 0 } }],
  [contract.getOverview, { revenue: 0, totalOrders: 0, pendingOrders: 0, completedOrders: 0 }],
  [contract.getCharts, { monthlySales: [], foodCategories: [] }],
  [contract.findAnything, { orders: [] }],
];

export const noOrders = scenario({
  name: 'no-orders',
  title: 'Nobody has ordered anything yet',
  area: 'Orders',
  handlers: () => NONE.map(([call, none]) => changeAnswer(call, (answer) => Object.assign({}, answer, none))),
});
