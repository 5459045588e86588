/** Operations of customers: they sign in and out, fill a cart, order, and retry an order after a lost response. */
import fc from 'fast-check';
import { type CartLine, addToCart, removeLine, setQuantity } from '../../src/domain/cart/cart';
import { acceptChange } from '../../src/domain/cart/cartChanges';
import { contract } from '../../src/domain/contract';
import type { Food } from '../../src/domain/food/food';
import type { LineChange } from '../../src/domain/cart/lineChange';
import type { Order } from '../../src/domain/order/order';
import { randomId } from '../../src/domain/randomId';
import type { Session } from '../../src/domain/user/user';
import { Operation, type Outside, expectVerdict, fault, sessionOf } from './operation';
import { any, pick } from './operationClass';
import { type PlainFood, type ModelSession, type PlainShop, changesOf, orderBody, sell } from './plainShop';
import { type Fault, reload, send } from './realShop';

const seatNumber = fc.constantFrom<0 | 1>(0, 1);

let made = 0;
/** A unique key or address. */
const fresh = (what: string) => `${what} ${String((made += 1))}`;

function sit(seat: ModelSession, person: ModelSession['person'], { token }: Session) {
  Object.assign(seat, { person, token, lastOrder: null });
}

const register = fc.record({ at: seatNumber, n: fc.nat(4), name: fc.constantFrom('Nell', '__proto__', '<b>Eve</b>', 'Zoë 👩‍🍳') }).map(
  (given) =>
    new Operation('register', given, async (shop) => {
      const email = `guest${String(given.n)}@new.example`;
      const taken = shop.people.some((person) => person.email === email);
      const password = 'long enough';
      await expectVerdict(contract.register, { body: { name: given.name, email, password, isAdmin: true } }, 'none', {
        status: taken ? 409 : 201,
        apply: (answer) => {
          const { user } = answer as Session;
          const person = { id: user.id, email, password, name: given.name };
          shop.people.push(person);
          shop.events.push({ type: 'users-changed' });
          sit(shop.seats[given.at], person, answer as Session);
        },
      });
    }),
);

const signIn = fc.record({ at: seatNumber, who: any }).map(
  (given) =>
    new Operation('sign in', given, async (shop) => {
      const person = pick(shop.people, given.who);
      const { email, password } = person;
      await expectVerdict(contract.signIn, { body: { email, password } }, 'none', {
        status: 201,
        apply: (answer) => { sit(shop.seats[given.at], person, answer as Session); },
      });
    }),
);

const signOut = seatNumber.map(
  (at) =>
    new Operation('sign out', at, async (shop) => {
      const seat = shop.seats[at];
      await expectVerdict(contract.signOut, sessionOf(seat), 'none', {
        status: seat.token === null ? 401 : 204,
        apply: () => { Object.assign(seat, { token: null, oldToken: seat.token }); },
      });
    }),
);

const rename = fc.record({ at: seatNumber, name: fc.constantFrom('Maya', 'Nell the Second', 'ünïcödé 🍕') }).map(
  (given) =>
    new Operation('change the profile', given, async (shop) => {
      const { person, ...seat } = shop.seats[given.at];
      const body = { name: given.name, email: person.email, phone: '555 010 0199' };
      await expectVerdict(contract.saveProfile, { ...sessionOf({ person, ...seat }), body }, 'none', {
        status: seat.token === null ? 401 : 200,
        apply: () => {
          person.name = given.name;
          shop.events.push({ type: 'users-changed' });
        },
      });
    }),
);

async function putIntoCart(shop: PlainShop, { carts }: Outside, at: 0 | 1, food: PlainFood) {
  const { cart } = shop.seats[at];
  const answer = await send(contract.getFood, { params: { id: food.id } });
  expect(answer.status).toBe(food.onMenu ? 200 : 404);
  if (!food.onMenu) return;
  carts[at] = addToCart(carts[at], answer.body as Food);
  const line = cart.find(({ foodId }) => foodId === food.id);
  if (!line) cart.push({ foodId: food.id, pieces: 1, cents: food.cents });
  else if (line.pieces < 99) line.pieces += 1;
}

const addLine = fc.record({ at: seatNumber, food: any }).map(
  (given) =>
    new Operation('add to cart', given, (shop, outside) => putIntoCart(shop, outside, given.at, pick(shop.foods, given.food))),
);

const cartHasLines = (at: 0 | 1) => (shop: PlainShop) => shop.seats[at].cart.length > 0;

const changeLine = fc.record({ at: seatNumber, line: any, pieces: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: -2, max: 120 })) }).map(
  (given) =>
    new Operation(
      'change a quantity',
      given,
      async (shop, { carts }) => {
        const line = pick(shop.seats[given.at].cart, given.line);
        carts[given.at] = setQuantity(carts[given.at], line.foodId, given.pieces);
        line.pieces = Math.min(99, Math.max(1, given.pieces));
        return Promise.resolve();
      },
      cartHasLines(given.at),
    ),
);

const dropLine = fc.record({ at: seatNumber, line: any }).map(
  (given) =>
    new Operation(
      'remove a line',
      given,
      async (shop, { carts }) => {
        const seat = shop.seats[given.at];
        const { foodId } = pick(seat.cart, given.line);
        carts[given.at] = removeLine(carts[given.at], foodId);
        seat.cart = seat.cart.filter((line) => line.foodId !== foodId);
        return Promise.resolve();
      },
      cartHasLines(given.at),
    ),
);

/** The body of an order, as the app sends it. */
function orderOf(lines: readonly CartLine[], deliveryAddress: string) {
  return {
    lines: lines.map(({ foodId, quantity, foodPrice }) => ({ foodId, quantity, price: foodPrice })),
    deliveryAddress,
    contactPhone: '555 010 0142',
  };
}

function orderStatus(shop: PlainShop, seat: ModelSession): number {
  if (seat.token === null) return 401;
  if (seat.cart.length === 0) return 422;
  return changesOf(shop, seat.cart).length > 0 ? 409 : 201;
}

/** Places an order. If `answered` is false, the response is lost: the order exists, and the customer still has the cart. */
async function order(shop: PlainShop, { carts }: Outside, at: 0 | 1, how: { fault: Fault; answered: boolean }) {
  const seat = shop.seats[at];
  const body = { ...orderOf(carts[at], fresh('Street')), id: randomId() };
  const answer = await expectVerdict(contract.placeOrder, { ...sessionOf(seat), body }, how.fault, {
    status: orderStatus(shop, seat),
    apply: (placed) => {
      const { id, date } = placed as Order;
      sell(shop, seat, id, seat.cart, date);
      seat.lastOrder = body;
    },
  });
  if (answer.status === 409) {
    const { changes } = answer.body as { changes: LineChange[] };
    expect(changes.map(({ kind, foodId }) => ({ kind, foodId }))).toEqual(changesOf(shop, seat.cart));
  }
  if (answer.status === 201 && how.answered) {
    seat.cart = [];
    carts[at] = [];
  }
}

const placeOrder = fc.record({ at: seatNumber, fault, answered: fc.boolean() }).map(
  (given) => new Operation('order', given, (shop, outside) => order(shop, outside, given.at, given)),
);

/** The most common visit: adds available dishes to the cart and orders them. */
const buy = fc.record({ at: seatNumber, foods: fc.array(any, { minLength: 1, maxLength: 3 }), fault, answered: fc.boolean() }).map(
  (given) =>
    new Operation(
      'buy',
      given,
      async (shop, outside) => {
        const offered = shop.foods.filter(({ onMenu, stock }) => onMenu && stock > 0);
        for (const n of given.foods) await putIntoCart(shop, outside, given.at, pick(offered, n));
        await order(shop, outside, given.at, given);
      },
      (shop) => shop.foods.some(({ onMenu, stock }) => onMenu && stock > 0),
    ),
);

const hasOrdered = (at: 0 | 1) => (shop: PlainShop) => shop.seats[at].lastOrder !== null && shop.seats[at].token !== null;

const orderAgain = fc.record({ at: seatNumber, times: fc.integer({ min: 1, max: 3 }), changed: fc.boolean(), fault: fc.constantFrom<Fault>('none', 'closed before') }).map(
  (given) =>
    new Operation(
      'order again with the same id',
      given,
      async (shop) => {
        const { lastOrder, ...seat } = shop.seats[given.at];
        if (!lastOrder) return;
        const body = given.changed ? { ...lastOrder, deliveryAddress: fresh('Elsewhere') } : lastOrder;
        const request = { ...sessionOf({ lastOrder, ...seat }), body };
        const answers = await Promise.all(Array.from({ length: given.times }, () => send(contract.placeOrder, request, given.fault)));
        const orders = answers.map(({ status, body: answer }) => ({ status, id: (answer as Order).id, deliveryAddress: (answer as Order).deliveryAddress }));
        expect(orders).toEqual(answers.map(() => ({ status: 201, id: lastOrder.id, deliveryAddress: lastOrder.deliveryAddress })));
      },
      hasOrdered(given.at),
    ),
);

/** Two customers order the same dish at the same time: it is not sold more often than the stock allows. */
const race = fc.record({ food: any, pieces: fc.integer({ min: 1, max: 20 }) }).map(
  (given) =>
    new Operation(
      'order at the same time',
      given,
      async (shop) => {
        const food = pick(shop.foods, given.food);
        const lines = [{ foodId: food.id, pieces: given.pieces, cents: food.cents }];
        const enough = food.onMenu ? Math.floor(food.stock / given.pieces) : 0;
        const answers = await Promise.all(
          shop.seats.map((seat) => send(contract.placeOrder, { ...sessionOf(seat), body: orderBody(lines, 'Race Road') })),
        );
        answers.forEach(({ status, body }, at) => {
          if (status === 201) sell(shop, pick(shop.seats, at), (body as Order).id, lines, (body as Order).date);
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

/** The customer accepts all changes of the cart. */
const acceptChanges = seatNumber.map(
  (at) =>
    new Operation(
      'accept what has changed',
      at,
      async (shop, { carts }) => {
        const seat = shop.seats[at];
        const changes: LineChange[] = [];
        seat.cart = seat.cart.flatMap((line) => {
          const food = shop.foods.find(({ id }) => id === line.foodId);
          const { foodId } = line;
          if (!food?.onMenu) changes.push({ kind: 'gone', foodId, foodName: '' });
          if (!food?.onMenu) return [];
          const { name: foodName, stock: available, cents } = food;
          if (available < line.pieces) changes.push({ kind: 'stock', foodId, foodName, wanted: line.pieces, available });
          if (cents !== line.cents) changes.push({ kind: 'price', foodId, foodName, was: line.cents / 100, now: cents / 100 });
          return available === 0 ? [] : [{ foodId, cents, pieces: Math.min(line.pieces, available) }];
        });
        for (const change of changes) carts[at] = acceptChange(carts[at], change);
        return Promise.resolve();
      },
      cartHasLines(at),
    ),
);

const reopen = fc.constant(new Operation('reload', null, reload));

const notAllowed = fc.record({ at: seatNumber, food: any }).map(
  (given) =>
    new Operation('a customer changes a stock', given, async (shop) => {
      const seat = shop.seats[given.at];
      const request = { ...sessionOf(seat), params: { id: pick(shop.foods, given.food).id }, body: { restock: 10 } };
      await expectVerdict(contract.changeInventory, request, 'none', { status: seat.token === null ? 401 : 403 });
    }),
);

/** Frequent operations are repeated, so that most sequences reach an order. */
export const customerOperations = [
  register, signIn, signIn, signOut, rename, reopen, notAllowed,
  addLine, addLine, changeLine, changeLine, dropLine, acceptChanges, acceptChanges,
  buy, buy, buy, buy, placeOrder, orderAgain, orderAgain, race,
];
