import type { Call } from '../../src/domain/calls/call';
import { contract } from '../../src/domain/contract';
import type { Session, User } from '../../src/domain/user/user';
import { apiPath } from '../transport/callAddress';
import { type ScenarioList, afterAdministrator, changeAnswer, fail, inTurn, on, scenario, working } from './scenario';

const empty = { items: [], total: 0 };

/** The calls about orders, and their responses without orders. */
const NONE: readonly [Call, object][] = [
  [contract.getMyOrders, empty],
  [contract.getOrders, { ...empty, counts: { all: 0, pending: 0, completed: 0 } }],
  [contract.getOverview, { revenue: 0, totalOrders: 0, pendingOrders: 0, completedOrders: 0 }],
  [contract.getOpenWork, { pendingOrders: 0 }],
  [contract.getCharts, { monthlySales: [], foodCategories: [] }],
  [contract.findAnything, { orders: [] }],
];

const withNone = (user: User) => ({ ...user, orders: 0 });
const sessionWithNone = (session: Session) => ({ ...session, user: withNone(session.user) });

/** Lets orders be cancelled, and cancels the order of the request, as other staff would. */
const cancelFirst = afterAdministrator(async (send, request) => {
  await send(contract.changeSettings, { staffCancel: true });
  await send(contract.cancelOrder, { reason: 'customer' }, `${apiPath(request)}/cancel`);
});

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
  scenario('cancelled-meanwhile', 'The next order whose status is set has just been cancelled', () => [on(contract.setOrderStatus, inTurn(cancelFirst, working))]),
  scenario('status-refused', 'Changing the status of orders is refused', () =>
    [contract.setOrderStatuses, contract.setOrderStatus].map((call) => fail(call, 409, 'Somebody else is working on this order'))),
];
