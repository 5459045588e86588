/** Operations of customers: they sign in and out, fill a cart, order, and cancel. */
import fc from 'fast-check';
import { contract } from '../../src/domain/contract';
import { HTTP_STATUSES } from '../../src/domain/http/apiRefusal';
import type { LineChange } from '../../src/domain/cart/lineChange';
import type { Order } from '../../src/domain/order/order';
import { randomId } from '../../src/domain/randomId';
import type { Role } from '../../src/domain/user/roles';
import type { Session } from '../../src/domain/user/user';
import { Operation, callOperation, expectVerdict, fault, sessionOf } from './operation';
import { any, pick } from './operationClass';
import { WISHES, iso, roomIn, slotsOf, timeRefusal, wishedTime } from './plainHours';
import { COUPON_CODES, type ModelSession, type PlainFood, type PlainShop, billOf, changesOf, changesOfLine, isUsable, lineFor, orderBody, sell } from './plainShop';
import { cancel, changePlainFood, log } from './plainUndo';
import { type Fault, reload, send } from './realShop';

const seatNumber = fc.constantFrom<0 | 1>(0, 1);

let made = 0;
/** A unique key or address. */
const fresh = (what: string) => `${what} ${String((made += 1))}`;

function sit(seat: ModelSession, person: ModelSession['person'], { token }: Session) {
  Object.assign(seat, { person, token });
}

const NO_FAULT = { faults: fc.constant<Fault>('none') };

const register = callOperation(
  'register',
  fc.record({ at: seatNumber, n: fc.nat(4), name: fc.constantFrom('Nell', '__proto__', '<b>Eve</b>', 'Zoë 👩‍🍳') }),
  contract.register,
  (shop, { at, n, name }) => {
    const email = `guest${String(n)}@new.example`;
    const password = 'long enough';
    return {
      body: { name, email, password, isAdmin: true },
      status: shop.people.some((person) => person.email === email) ? 409 : 201,
      apply: (answer) => {
        const person = { id: (answer as Session).user.id, email, password, name, role: 'customer' as const };
        shop.people.push(person);
        shop.events.push({ type: 'users-changed' });
        sit(shop.seats[at], person, answer as Session);
      },
    };
  },
  NO_FAULT,
);

const signIn = callOperation('sign in', fc.record({ at: seatNumber, who: any }), contract.signIn, (shop, { at, who }) => {
  const person = pick(shop.people, who);
  const { email, password } = person;
  return { body: { email, password }, status: 201, apply: (answer) => { sit(shop.seats[at], person, answer as Session); } };
}, NO_FAULT);

const signOut = callOperation('sign out', seatNumber, contract.signOut, (shop, at) => {
  const seat = shop.seats[at];
  return {
    ...sessionOf(seat),
    status: seat.token === null ? 401 : 204,
    apply: () => { Object.assign(seat, { token: null, oldToken: seat.token }); },
  };
}, NO_FAULT);

function putIntoCart({ cart }: ModelSession, food: PlainFood, n: number, pieces = 1) {
  const added = lineFor(food, n, pieces);
  const line = cart.find(({ foodId, choice }) => foodId === food.id && choice === added.choice);
  if (line) line.pieces = Math.min(99, line.pieces + pieces);
  else cart.push(added);
}

const addLine = fc.record({ at: seatNumber, food: any, pieces: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 99 })) }).map(
  ({ at, ...given }) =>
    new Operation('add to cart', { at, ...given }, (shop) => {
      putIntoCart(shop.seats[at], pick(shop.foods, given.food), given.food, given.pieces);
      return Promise.resolve();
    }),
);

/** The total that the customer has seen: not sent, the right one, or one cent more. */
const seen = fc.constantFrom('none', 'right', 'wrong');
interface Ordering {
  readonly fault: Fault;
  readonly answered: boolean;
  readonly seen: string;
  /** The code of a coupon; empty for none. */
  readonly code: string;
}
const code = fc.constantFrom('', ...COUPON_CODES.map((each) => each.toLowerCase()));

function orderStatus(shop: PlainShop, seat: ModelSession, due: number | null, isTotalRight: boolean): number {
  if (seat.token === null) return 401;
  if (seat.cart.length === 0) return 422;
  if (timeRefusal(shop, due) !== null) return 409;
  return changesOf(shop, seat.cart).length === 0 && isTotalRight ? 201 : 409;
}

/** Places an order, as soon as possible. If `answered` is false, the response is lost: the order exists, and the customer still has the cart. */
async function order(shop: PlainShop, seat: ModelSession, how: Ordering) {
  const coupon = shop.coupons.find((each) => each.code === how.code.toUpperCase());
  const usable = coupon && isUsable(shop, coupon, seat.person.id) ? coupon : undefined;
  const { total } = billOf(seat.cart, shop.terms, usable);
  // A coupon that cannot be used is told with the total without it.
  const isTotalRight = how.seen !== 'wrong' && (how.code === '' || usable !== undefined);
  const due = wishedTime(shop, 'soon');
  const refusal = timeRefusal(shop, due);
  const body = { ...orderBody(seat.cart, fresh('Street')), ...(due !== null && { dueAt: iso(due) }), id: randomId(), ...(how.seen !== 'none' && { total: (how.seen === 'right' ? total : total + 1) / 100 }), ...(how.code !== '' && { coupon: how.code }) };
  const answer = await expectVerdict(contract.placeOrder, { ...sessionOf(seat), body }, how.fault, {
    status: orderStatus(shop, seat, due, isTotalRight),
    apply: (placed) => { sell(shop, seat, (placed as Order).id, seat.cart, due, usable); },
  });
  if (answer.status === 409) {
    const { code, changes = [] } = answer.body as { code: string; changes?: LineChange[] };
    expect(code).toBe(refusal ?? (changes.length > 0 ? 'cart_changed' : 'total_changed'));
    expect(changes.map(({ kind, foodId }) => ({ kind, foodId }))).toEqual(refusal === null ? changesOf(shop, seat.cart) : []);
  }
  if (answer.status === 201 && how.answered) seat.cart = [];
}

const placeOrder = fc.record({ at: seatNumber, fault, seen, code, answered: fc.boolean() }).map(
  (given) => new Operation('order', given, (shop) => order(shop, shop.seats[given.at], given)),
);

/** Orders a piece at some time, whatever is in the cart. */
const orderForLater = fc.record({ at: seatNumber, food: any, wish: fc.constantFrom(...WISHES), fault }).map(
  (given) =>
    new Operation(
      'order for later',
      given,
      async (shop) => {
        const seat = shop.seats[given.at];
        const food = pick(shop.foods.filter(({ onMenu, stock }) => onMenu && stock > 0), given.food);
        const lines = [lineFor(food, given.food, 1)];
        const due = wishedTime(shop, given.wish);
        const refusal = timeRefusal(shop, due);
        const body = { ...orderBody(lines, 'Later Lane'), ...(due !== null && { dueAt: iso(due) }) };
        const { body: answer } = await expectVerdict(contract.placeOrder, { ...sessionOf(seat), body }, refusal === null ? given.fault : 'none', {
          status: refusal === null ? 201 : HTTP_STATUSES[refusal],
          apply: (placed) => { sell(shop, seat, (placed as Order).id, lines, due); },
        });
        if (refusal !== null) expect(answer).toMatchObject({ code: refusal });
      },
      ({ foods, seats }) => seats[given.at].token !== null && foods.some(({ onMenu, stock }) => onMenu && stock > 0),
    ),
);

/** The most common visit: adds available dishes to the cart and orders them. */
const buy = fc.record({ at: seatNumber, foods: fc.array(any, { minLength: 1, maxLength: 3 }), fault, seen, code, answered: fc.boolean() }).map(
  (given) =>
    new Operation(
      'buy',
      given,
      async (shop) => {
        const offered = shop.foods.filter(({ onMenu, stock }) => onMenu && stock > 0);
        for (const n of given.foods) putIntoCart(shop.seats[given.at], pick(offered, n), n);
        await order(shop, shop.seats[given.at], given);
      },
      (shop) => shop.foods.some(({ onMenu, stock }) => onMenu && stock > 0),
    ),
);

/** Two customers order the same dish at the same time, for now or for one slot: it is not sold more often than stock and slot allow. */
const race = fc.record({ food: any, pieces: fc.integer({ min: 1, max: 20 }), forLater: fc.boolean() }).map(
  (given) =>
    new Operation(
      'order at the same time',
      given,
      async (shop) => {
        const food = pick(shop.foods, given.food);
        const lines = [lineFor(food, given.pieces, given.pieces)];
        const due = given.forLater ? (slotsOf(shop)[0] ?? null) : null;
        const room = due === null ? 2 : roomIn(shop, due);
        const enough = food.onMenu && timeRefusal(shop, due) === null ? Math.min(room, Math.floor(food.stock / given.pieces)) : 0;
        const body = { ...orderBody(lines, 'Race Road'), ...(due !== null && { dueAt: iso(due) }) };
        const answers = await Promise.all(
          shop.seats.map((seat) => send(contract.placeOrder, { ...sessionOf(seat), body })),
        );
        answers.forEach(({ status, body: answer }, at) => {
          if (status === 201) sell(shop, pick(shop.seats, at), (answer as Order).id, lines, due);
          else expect(status).toBe(409);
        });
        expect(answers.filter(({ status }) => status === 201)).toHaveLength(Math.min(enough, 2));
        // Only the stored orders show which of the two was first, so the model takes their order.
        if (answers.every(({ status }) => status === 201)) await sortLikeStored(shop);
      },
      (shop) => shop.seats.every(({ token }) => token !== null),
    ),
);

async function sortLikeStored(shop: PlainShop) {
  const { body } = await send(contract.getOrders, { token: shop.adminToken, query: { size: 1000, sort: 'date', order: 'asc' } });
  const ids = (body as { items: Order[] }).items.map(({ id }) => id);
  const [last, before] = [shop.orders.pop(), shop.orders.pop()];
  if (!last || !before) return;
  const inOrder = ids.indexOf(before.id) < ids.indexOf(last.id);
  shop.orders.push(...(inOrder ? [before, last] : [last, before]));
  const [second, first] = [shop.history.pop(), shop.history.pop()];
  if (first && second) shop.history.push(...(inOrder ? [first, second] : [second, first]));
  const [ofFirst, ofSecond] = [shop.events.splice(-4, 2), shop.events.splice(-2)];
  shop.events.push(...(inOrder ? [...ofFirst, ...ofSecond] : [...ofSecond, ...ofFirst]));
}

/** The customer leaves out what has changed. */
const removeChanged = seatNumber.map(
  (at) =>
    new Operation('remove what has changed', at, (shop) => {
      const { cart } = shop.seats[at];
      shop.seats[at].cart = cart.filter((_, n) => changesOfLine(shop, cart, n).length === 0);
      return Promise.resolve();
    }),
);

const reopen = fc.constant(new Operation('reload', null, reload));

/** What the roles may do to a stock. */
const STOCK_CHANGES: Readonly<Record<Role, readonly string[]>> = {
  customer: [],
  kitchen: ['sold out'],
  manager: ['sold out', 'restock'],
  administrator: ['sold out', 'restock'],
};

const changeStock = callOperation(
  'an account changes a stock',
  fc.record({ at: seatNumber, food: any, what: fc.constantFrom('sold out', 'restock') }),
  contract.changeInventory,
  (shop, { at, food: n, what }) => {
    const seat = shop.seats[at];
    const { name, role } = seat.person;
    const food = pick(shop.foods, n);
    const stock = what === 'restock' ? food.stock + 10 : 0;
    const possible = food.onMenu ? 200 : 404;
    const allowed = STOCK_CHANGES[role].includes(what) ? possible : 403;
    return {
      ...sessionOf(seat),
      params: { id: food.id },
      body: what === 'restock' ? { restock: 10 } : { stock: 0 },
      status: seat.token === null ? 401 : allowed,
      apply: () => { if (stock !== food.stock) log(shop, 'Stock Updated', changePlainFood(shop, food, { stock }, 'stock'), name); },
    };
  },
  NO_FAULT,
);

/** A customer cancels an order: an own one, unless it is too late. */
const cancelOrder = callOperation(
  'a customer cancels an order',
  fc.record({ at: seatNumber, order: fc.oneof(fc.nat(3), any) }),
  contract.cancelOrder,
  (shop, { at, order: n }) => {
    const seat = shop.seats[at];
    const order = pick([...shop.orders].reverse(), n);
    const isLate = shop.clock > Date.parse(order.date) + shop.terms.cancelMinutes * 60_000;
    const possible = shop.terms.cancelMinutes > 0 && order.status === 'pending' && !isLate ? 200 : 409;
    const idle = order.status === 'cancelled';
    const own = idle ? 200 : possible;
    const status = order.owner === seat.person.id ? own : 404;
    return {
      ...sessionOf(seat),
      params: { id: order.id },
      body: {},
      status: seat.token === null ? 401 : status,
      idle,
      apply: () => { if (!idle) log(shop, 'Order Status Changed', cancel(shop, order), seat.person.name); },
    };
  },
  { possible: (shop, { at }) => shop.seats[at].person.role === 'customer' },
);

/** Frequent operations are repeated, so that most sequences reach an order. */
export const customerOperations = [
  register, signIn, signIn, signOut, reopen, changeStock,
  addLine, addLine, removeChanged, removeChanged,
  buy, buy, buy, buy, placeOrder, orderForLater, orderForLater, orderForLater, race, cancelOrder,
];
