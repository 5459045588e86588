import * as v from 'valibot';
import { FoodSchema } from '../../src/domain/food/food';
import { PriceSchema } from '../../src/domain/number/money';
import { OrderSchema } from '../../src/domain/order/order';
import { DEFAULT_TERMS, quote } from '../../src/domain/order/quote';
import { EmailSchema, PhoneSchema } from '../../src/domain/text/text';
import { makeFood, makeOrder, makeUser } from './generator';
import { toOrder } from '../rows/rows';

const NUMBERS = Array.from({ length: 300 }, (_, n) => n);

test('record n depends on seed, kind and n only', () => {
  const forwards = NUMBERS.map((n) => [makeFood(5, n), makeUser(5, n), makeOrder(5, n)]);
  const backwards = [...NUMBERS].reverse().map((n) => [makeFood(5, n), makeUser(5, n), makeOrder(5, n)]);
  expect(backwards.reverse()).toEqual(forwards);
  expect(makeOrder(6, 0)).not.toEqual(makeOrder(5, 0));
});

test('the generator gives the same records in every release, because shared links rely on it', () => {
  expect(makeFood(1, 0)).toMatchObject({ id: 'food-1-0' });
  expect([makeFood(1, 7).name, makeUser(1, 7).email, makeOrder(1, 7).id]).toEqual([
    'Velvet Mint Taco',
    'elena.jensen.1.7@fooddelivery.example',
    'fe53c9e8-840d-4104-a1ba-7c28a0000007',
  ]);
});

test('no two orders of a seed have the same id, even where the random numbers collide', () => {
  const [first, second] = [makeOrder(1260, 3887), makeOrder(1260, 10_340)];
  expect(second.date).toBe(first.date);
  expect(second.id).not.toBe(first.id);
  expect(second.id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
});

test('orders of a smaller shop refer to its users and dishes, and have the same ids as in the big shop', () => {
  const numberIn = (id: string) => Number(id.split('-').at(-1));
  const orders = NUMBERS.map((n) => toOrder(makeOrder(1, n, { foods: 20, users: 30 })));
  const dishes = orders.flatMap(({ items }) => items.map(({ foodId }) => numberIn(foodId)));
  expect([Math.max(...dishes), Math.max(...orders.map(({ userId }) => numberIn(userId)))]).toEqual([19, 29]);
  for (const { items } of orders) expect(new Set(items.map(({ foodId }) => foodId)).size).toBe(items.length);
  expect(orders.map(({ id }) => id)).toEqual(NUMBERS.map((n) => makeOrder(1, n).id));
});

test('generated dishes are valid: a price, a picture, and stock from 0 to 49', () => {
  const foods = NUMBERS.map((n) => makeFood(1, n));
  for (const food of foods) {
    expect(v.is(FoodSchema, food)).toBe(true);
    expect(v.is(PriceSchema, food.price)).toBe(true);
    expect(food.description.length).toBeGreaterThan(50);
  }
  const stocks = foods.map(({ stock }) => stock);
  expect([Math.min(...stocks), Math.max(...stocks)]).toEqual([0, 49]);
  expect(new Set(foods.map(({ isVeg }) => isVeg)).size).toBe(2);
});

test('generated users have unique e-mails and are customers', () => {
  const users = NUMBERS.map((n) => makeUser(1, n));
  expect(new Set(users.map(({ email }) => email)).size).toBe(users.length);
  for (const { email, phone, role } of users) {
    expect(v.is(EmailSchema, email)).toBe(true);
    expect(v.is(PhoneSchema, phone)).toBe(true);
    expect(role).toBe('customer');
  }
});

test('orders refer to generated users and dishes, and their totals are correct', () => {
  const rows = NUMBERS.map((n) => makeOrder(1, n));
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  for (const row of rows) {
    const order = toOrder(row);
    expect(v.is(OrderSchema, order)).toBe(true);
    expect(order).toMatchObject(quote(order.items, DEFAULT_TERMS));
    const user = makeUser(1, Number(order.userId.split('-').at(-1)));
    expect(order).toMatchObject({ userId: user.id, customerName: user.name, contactPhone: user.phone });
    const pieces = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
    expect(Object.values(row.soldPieces).reduce((sum, each) => sum + each, 0)).toBe(pieces);
  }
});
