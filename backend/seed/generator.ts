/**
 * Generates records for a shop of any size. Record `n` depends on the seed, its kind and `n` only. An order also
 * depends on the number of dishes and accounts that it may refer to; its id does not.
 */
import { BIG_SHOP, type OrderedFrom } from '../../src/domain/demo-data/demoData';
import type { Food, Menu } from '../../src/domain/food/food';
import { toDollars } from '../../src/domain/number/money';
import type { Order } from '../../src/domain/order/order';
import { COMPLETED, PENDING } from '../../src/domain/order/orderStatus';
import { DEFAULT_TERMS } from '../../src/domain/order/quote';
import { normaliseEmail } from '../../src/domain/text/text';
import { Random } from '../utils/random';
import { type OrderRow, type UserRow, orderRow, piecesPerCategory, pricedItems, userRow } from '../rows/rows';
import { DISTRICTS, FIRST_NAMES, FLAVOURS, INSTRUCTIONS, KINDS, LAST_NAMES, SERVINGS, STREETS, STYLES } from './vocabulary';

/** The highest stock of a generated dish, in pieces (docs/behaviour.md, section 9: random, 0 to 49). */
const STOCK_MAX = 49;
/** Generated orders are dated in the two years before 2025. */
const LAST_ORDER_AT = Date.UTC(2025, 0, 1);
const ORDERS_SPAN_MINUTES = 2 * 365 * 24 * 60;

/** Dish number `n` of a seed, at a price from $2.49 to $24.99. */
export function makeFood(seed: number, n: number): Food {
  const random = new Random(seed, 'food', n);
  const [kind, category, picture, isVeg] = random.pick(KINDS);
  const [style, flavour] = [random.pick(STYLES), random.pick(FLAVOURS)];
  return {
    id: `food-${seed}-${n}`,
    name: `${style} ${flavour} ${kind}`,
    description: `${style} ${kind.toLowerCase()} with ${flavour.toLowerCase()}, ${random.pick(SERVINGS)}.`,
    price: toDollars(random.whole(2, 24) * 100 + random.pick([49, 99])),
    category,
    image: `pictures/${picture}.webp`,
    stock: random.whole(0, STOCK_MAX),
    isVeg,
  };
}

/** The menu of a shop with all the dishes that can be generated. */
export function makeMenu(seed: number): Menu {
  const foods = Array.from({ length: BIG_SHOP.foods }, (_, n) => makeFood(seed, n));
  return { categories: [...new Set(foods.map(({ category }) => category))], foods };
}

/** Customer number `n` of a seed, with a unique e-mail. */
export function makeUser(seed: number, n: number): UserRow {
  const random = new Random(seed, 'user', n);
  const [first, last] = [random.pick(FIRST_NAMES), random.pick(LAST_NAMES)];
  const mailbox = `${first}.${last}`.normalize('NFD').replace(/\p{M}/gu, '');
  return userRow({
    id: `user-${seed}-${n}`,
    name: `${first} ${last}`,
    email: normaliseEmail(`${mailbox}.${seed}.${n}@fooddelivery.example`),
    phone: `${random.whole(201, 989)} ${random.whole(200, 999)} ${String(random.whole(0, 9999)).padStart(4, '0')}`,
    address: `${random.whole(1, 250)} ${random.pick(STREETS)}, ${random.pick(DISTRICTS)}`,
    photoUrl: '',
    role: 'customer',
    anyPassword: true,
  });
}

function makeStatus(random: Random): string {
  if (random.chance(70)) return COMPLETED;
  return random.chance(90) ? PENDING : 'out for delivery';
}

/**
 * A unique order id. The random stream alone has only 32 bits of state, so two numbers could give the same id; the last
 * digits are therefore `n`.
 */
function orderId(random: Random, n: number): string {
  const number = n.toString(16).padStart(6, '0');
  return random.uuid().slice(0, -number.length) + number;
}

/** Order number `n` of a seed, by one of the seed's customers, with one to three of its dishes. */
export function makeOrder(seed: number, n: number, { foods, users }: OrderedFrom = BIG_SHOP): OrderRow {
  const random = new Random(seed, 'order', n);
  // Random numbers are drawn for the big shop and reduced to a smaller one, so that every size uses the same draws and
  // gives the same id.
  const user = makeUser(seed, random.whole(0, BIG_SHOP.users - 1) % users);
  const numbers = new Set(Array.from({ length: random.whole(1, 3) }, () => random.whole(0, BIG_SHOP.foods - 1)));
  const quantities = new Map([...numbers].map((number) => [number % foods, random.whole(1, 3)]));
  const sales = [...quantities].map(([number, quantity]) => ({ food: makeFood(seed, number), quantity }));
  const order: Order = {
    id: orderId(random, n),
    userId: user.id,
    customerName: user.name,
    ...pricedItems(sales, DEFAULT_TERMS),
    status: makeStatus(random),
    deliveryAddress: user.address,
    contactPhone: user.phone,
    specialInstructions: random.pick(INSTRUCTIONS),
    paymentMethod: random.pick(['cash', 'card']),
    date: new Date(LAST_ORDER_AT - random.whole(1, ORDERS_SPAN_MINUTES) * 60_000).toISOString(),
    statusChanges: [],
  };
  return orderRow(order, piecesPerCategory(sales));
}
