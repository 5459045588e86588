import type { Call } from '../../src/domain/calls/call';
import { contract } from '../../src/domain/contract';
import { perStatus } from '../../src/domain/order/orderStatus';
import type { Session, User } from '../../src/domain/user/user';
import { type ScenarioList, changeAnswer, fail, scenario } from './scenario';

const empty = { items: [], total: 0 };

/** The calls about orders, and their responses without orders. */
const NONE: readonly [Call, object][] = [
  [contract.getMyOrders, empty],
  [contract.getOrders, { ...empty, counts: { all: 0, ...perStatus(() => 0) } }],
  [contract.getOverview, { revenue: 0, totalOrders: 0, pendingOrders: 0, completedOrders: 0 }],
  [contract.getCharts, { monthlySales: [], foodCategories: [] }],
  [contract.findAnything, { orders: [] }],
];

const withNone = (user: User) => ({ ...user, orders: 0 });
const sessionWithNone = (session: Session) => ({ ...session, user: withNone(session.user) });

/** Orders that have been placed. */
export const orderScenarios: ScenarioList = [
  scenario('orders-fail', 'Orders cannot be loaded', () => [contract.getMyOrders, contract.getOrder, contract.getOrders].map((call) => fail(call, 500))),
  scenario('no-orders', 'Nobody has ordered anything yet', () => [
    ...NONE.map(([call, none]) => changeAnswer(call, (answer) => Object.assign({}, answer, none))),
    // Every user has placed 0 orders.
    changeAnswer(contract.signIn, sessionWithNone),
    changeAnswer(contract.register, sessionWithNone),
    changeAnswer(contract.getSession, withNone),
    changeAnswer(contract.saveProfile, withNone),
    changeAnswer(contract.getUsers, (page) => ({ ...page, items: page.items.map(withNone) })),
  ]),
  scenario('status-refused', 'Changing the status of orders is refused', () =>
    [contract.setOrderStatuses, contract.setOrderStatus].map((call) => fail(call, 409, 'Somebody else is working on this order'))),
];
