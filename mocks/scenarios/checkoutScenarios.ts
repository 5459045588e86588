import type { RequestHandler } from 'msw';
import type { AnswerOf } from '../../src/domain/calls/call';
import type { LineChange } from '../../src/domain/cart/lineChange';
import { contract } from '../../src/domain/contract';
import type { ListedCoupon } from '../../src/domain/coupon/couponForm';
import type { Food } from '../../src/domain/food/food';
import { toCents, toDollars } from '../../src/domain/number/money';
import { CART_CHANGED, type NewOrder } from '../../src/domain/order/order';
import { WEEKDAYS } from '../../src/domain/shop/settings';
import { now } from '../../backend/utils/clock';
import { askBackend } from '../transport/askBackend';
import { STORAGE_FULL, answerOf, refusal } from '../../backend/utils/refusal';
import { type Behaviour, type ScenarioList, afterAdministrator, answerLost, fail, failing, flaky, inTurn, on, scenario, unreachable, unreadable, waiting, working } from './scenario';

/** Refuses every order with a change for each of its lines; an order without changes is placed. @param changeOf the change of a line, or null */
function cartChanged(changeOf: (food: Food, line: NewOrder['lines'][number]) => LineChange | null): RequestHandler {
  return on(contract.placeOrder, async (request) => {
    const { lines } = (await request.clone().json()) as NewOrder;
    const answer = await askBackend(new Request(new URL('menu', request.url)));
    const menu = (await answer?.json()) as AnswerOf<typeof contract.getMenu> | undefined;
    const foods = menu?.foods ?? [];
    const changes = lines.flatMap((line) => foods.filter((food) => food.id === line.foodId).map((food) => changeOf(food, line)).filter((change) => change !== null));
    return changes.length === 0 ? undefined : answerOf(refusal('cart_changed', CART_CHANGED, { changes }));
  });
}

/** Raises the delivery fee by a dollar. */
const raiseFee = afterAdministrator(async (send) => {
  const { deliveryFee } = await send(contract.getShop);
  await send(contract.changeSettings, { deliveryFee: toDollars(toCents(deliveryFee) + 100) });
});

/** Closes the shop until the day after tomorrow. */
const closeShop = afterAdministrator((send) => {
  const weekday = WEEKDAYS[(new Date(now().getTime() + 2 * 86_400_000).getUTCDay() + 6) % 7];
  return send(contract.changeSettings, { timeZone: 'UTC', hours: [{ days: [weekday], opens: '11:00', closes: '22:00' }] });
});

/** Pauses orders, as the kitchen would. */
const pauseFirst = afterAdministrator((send) => send(contract.pauseOrders, { minutes: 30 }));

/** Orders the same for the same time, which takes no other order. */
const takeSlotFirst = afterAdministrator(async (send, request) => {
  const { id: _, ...order } = (await request.json()) as NewOrder;
  if (order.dueAt === undefined) return;
  await send(contract.changeSettings, { slotCapacity: 1 });
  await send(contract.placeOrder, order);
});

/** Changes the coupon of an order first. An order without a coupon is placed. @param isTaken whether an order of the administrator then uses it */
function changeCoupon(change: (coupon: ListedCoupon) => Partial<ListedCoupon>, isTaken = false): Behaviour {
  return afterAdministrator(async (send, request) => {
    const { id: _, total: _total, ...order } = (await request.json()) as NewOrder;
    const coupon = (await send(contract.getCoupons)).find(({ code }) => code === order.coupon);
    if (coupon) await send(contract.changeCoupon, change(coupon), `/coupons/${coupon.id}`);
    if (coupon && isTaken) await send(contract.placeOrder, order);
  });
}

/** The line that a change of an order is about. */
const lineOf = ({ id, name }: Food, { options }: NewOrder['lines'][number]) => ({ foodId: id, ...(options && { options }), foodName: name });

/** Placing an order. */
export const checkoutScenarios: ScenarioList = [
  scenario('checkout-fails', 'Placing an order fails', () => [fail(contract.placeOrder, 500)]),
  scenario('checkout-fails-twice', 'Placing an order fails twice, then works', () => [on(contract.placeOrder, inTurn(failing(500), failing(500), working))]),
  scenario('checkout-slow', 'Placing an order takes five seconds', () => [on(contract.placeOrder, waiting(5000))]),
  scenario('checkout-flaky', 'Every other order fails, as the seed decides', () => [on(contract.placeOrder, flaky(50, failing(503)))]),
  scenario('checkout-unreachable', 'The network fails before an order arrives', () => [on(contract.placeOrder, unreachable)]),
  scenario('checkout-answer-lost', 'The next order is placed, but its answer gets lost', () => [on(contract.placeOrder, inTurn(answerLost, working))]),
  scenario('checkout-unknown', 'Orders are placed, but their answers get lost, and nothing can be found out about them', () => [
    on(contract.placeOrder, answerLost),
    on(contract.getOrder, answerLost),
  ]),
  scenario('checkout-unreadable', 'The answer to an order cannot be read', () => [on(contract.placeOrder, unreadable)]),
  scenario('checkout-no-room', 'The storage of the browser is full', () => [fail(contract.placeOrder, 507, STORAGE_FULL)]),
  scenario('out-of-stock', 'Everything in the cart has just sold out', () => [
    cartChanged((food, line) => ({ kind: 'stock', ...lineOf(food, line), wanted: line.quantity, available: 0 })),
  ]),
  scenario('fee-changed', 'The delivery fee has just become a dollar dearer', () => [on(contract.placeOrder, inTurn(raiseFee, working))]),
  scenario('closed-meanwhile', 'The shop has just closed', () => [on(contract.placeOrder, inTurn(closeShop, working))]),
  scenario('paused', 'The kitchen has just paused orders', () => [on(contract.placeOrder, inTurn(pauseFirst, working))]),
  scenario('slot-full', 'Another customer has just taken the last place of the chosen time', () => [on(contract.placeOrder, inTurn(takeSlotFirst, working))]),
  scenario('coupon-ended', 'The coupon in the cart has just ended', () => [on(contract.placeOrder, inTurn(changeCoupon(() => ({ validFrom: '', validUntil: '2000-01-01' })), working))]),
  scenario('coupon-used-up', 'Other customers have just used the coupon in the cart up', () => [
    on(contract.placeOrder, inTurn(changeCoupon(({ used }) => ({ limit: used + 1 }), true), working)),
  ]),
  scenario('price-changed', 'Everything in the cart has just become a dollar dearer', () => [
    cartChanged((food, line) => ({ kind: 'price', ...lineOf(food, line), was: line.price, now: toDollars(toCents(line.price) + 100) })),
  ]),
  scenario('choice-gone', 'The first option of each dish in the cart has just gone', () => [
    cartChanged((food, line) => {
      const [ref] = line.options ?? [];
      const choice = food.options?.flatMap(({ choices }) => choices).find(({ id }) => id === ref?.choiceId);
      return choice ? { kind: 'choice', ...lineOf(food, line), message: `${choice.name} is no longer available` } : null;
    }),
  ]),
  scenario('choice-price-changed', 'Each option in the cart has just become half a dollar dearer', () => [
    cartChanged((food, line) => {
      const pieces = line.options?.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
      return pieces > 0 ? { kind: 'price', ...lineOf(food, line), was: line.price, now: toDollars(toCents(line.price) + 50 * pieces) } : null;
    }),
  ]),
];
