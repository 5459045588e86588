import { makeFood } from '../../testing/makeFood';
import type { CartLine } from '../cart/cart';
import { cartChanges } from '../cart/cartChanges';
import type { Food } from '../food/food';
import type { Order } from './order';
import { orderAgain } from './orderAgain';

const dish = (id: string, name: string, price: number, stock: number) => makeFood({ id, name, price, stock, image: `pictures/${id}.webp` });
const PIZZA = dish('margherita-pizza', 'Margherita Pizza', 12.99, 15);
const SALAD = dish('garden-salad', 'Garden Salad', 8.99, 20);
const CAKE = dish('strawberry-shortcake', 'Strawberry Shortcake', 6.99, 5);
const FOODS = [PIZZA, SALAD, CAKE];
const item = (of: Food, quantity = 1, price = of.price): Order['items'][number] => ({ foodId: of.id, foodName: of.name, foodImage: of.image, quantity, price });
const line = (of: Food, quantity = 1, foodPrice = of.price): CartLine => ({ id: of.id, foodId: of.id, foodName: of.name, foodImage: of.image, foodPrice, isVeg: of.isVeg, quantity });

it('adds everything as it was ordered if nothing has changed', () => {
  const { lines, remarks } = orderAgain([], [item(PIZZA, 2), item(SALAD)], FOODS);
  expect(lines).toEqual([line(PIZZA, 2), line(SALAD)]);
  expect(remarks).toEqual([]);
  expect(cartChanges(lines, [], FOODS)).toEqual([]);
});

it('drops and reprices nothing: the customer confirms each difference', () => {
  const today = [{ ...PIZZA, price: 14.5 }, { ...CAKE, stock: 1 }];
  const { lines } = orderAgain([], [item(PIZZA), item(CAKE, 3), item(SALAD)], today);
  expect(lines.map(({ foodId, quantity, foodPrice }) => [foodId, quantity, foodPrice])).toEqual([
    ['margherita-pizza', 1, PIZZA.price],
    ['strawberry-shortcake', 3, CAKE.price],
    ['garden-salad', 1, SALAD.price],
  ]);
  expect(cartChanges(lines, [], today)).toEqual([
    { kind: 'price', foodId: 'margherita-pizza', foodName: PIZZA.name, was: PIZZA.price, now: 14.5 },
    { kind: 'stock', foodId: 'strawberry-shortcake', foodName: 'Strawberry Shortcake', wanted: 3, available: 1 },
    { kind: 'gone', foodId: 'garden-salad', foodName: 'This dish' },
  ]);
});

it('adds to what is in the cart, and keeps whichever price is out of date', () => {
  const dearer = [{ ...PIZZA, price: 15 }];
  expect(orderAgain([line(PIZZA, 2, 15)], [item(PIZZA, 1, 12.99)], dearer).lines).toEqual([line(PIZZA, 3, 12.99)]);
  expect(orderAgain([line(PIZZA, 2, 12.99)], [item(PIZZA, 1, 15)], dearer).lines).toEqual([line(PIZZA, 3, 12.99)]);
});

it('keeps the price it was sold for if the cart’s price is the current one but for a fraction of a cent', () => {
  const { lines } = orderAgain([line(PIZZA, 1, 0.1 + 0.2)], [item(PIZZA, 1, 0.25)], [{ ...PIZZA, price: 0.3 }]);
  expect(lines).toEqual([line(PIZZA, 2, 0.25)]);
});

it('reports a quantity above the limit', () => {
  const { lines, remarks } = orderAgain([line(PIZZA, 60)], [item(PIZZA, 60)], [{ ...PIZZA, stock: 500 }]);
  expect(lines).toEqual([line(PIZZA, 99)]);
  expect(remarks).toEqual(['You can order at most 99 of one dish: Margherita Pizza']);
  expect(orderAgain([line(PIZZA, 98)], [item(PIZZA)], [PIZZA]).remarks).toEqual([]);
});

it('finds the dish of an older order by its name', () => {
  const older = { ...item(PIZZA, 1, 11), foodId: '', foodName: ' margherita PIZZA' };
  expect(orderAgain([], [older], FOODS).lines).toEqual([line(PIZZA, 1, 11)]);
  const lost = { ...older, foodName: 'Soup of the day' };
  expect(orderAgain([], [lost], FOODS).lines).toEqual([
    expect.objectContaining({ id: 'name:Soup of the day', foodId: 'name:Soup of the day', foodName: 'Soup of the day', foodPrice: 11 }),
  ]);
});

it('finds a dish with an id by the id only, under any name', () => {
  const renamed = [{ ...SALAD, name: PIZZA.name }, { ...PIZZA, name: 'Pizza of the Queen' }];
  expect(orderAgain([], [item(PIZZA)], renamed).lines.map(({ foodId }) => foodId)).toEqual(['margherita-pizza']);
  const spaced = [{ ...PIZZA, name: ' Margherita Pizza ' }];
  expect(orderAgain([], [{ ...item(PIZZA), foodId: '' }], spaced).lines.map(({ foodId }) => foodId)).toEqual(['margherita-pizza']);
  // The past order does not say whether a dish that is gone was vegetarian.
  expect(orderAgain([], [item(PIZZA)], []).lines).toEqual([{ ...line(PIZZA), isVeg: false }]);
});

it('leaves the other lines of the cart unchanged', () => {
  expect(orderAgain([line(SALAD, 2), line(PIZZA)], [item(PIZZA)], FOODS).lines).toEqual([line(SALAD, 2), line(PIZZA, 2)]);
});

it('never makes a line that cannot be stored', () => {
  expect(orderAgain([], [item(PIZZA, 1, 0)], FOODS).lines).toEqual([line(PIZZA)]);
  const { lines, remarks } = orderAgain([], [{ ...item(PIZZA, 1, 0), foodId: 'gone', foodName: 'Old Soup' }], FOODS);
  expect(lines).toEqual([]);
  expect(remarks).toEqual(['Old Soup is no longer on the menu']);
  const unpriced = orderAgain([], [item(PIZZA), item(SALAD)], [{ ...PIZZA, price: 0 }, SALAD]);
  expect(unpriced.lines.map(({ foodId, foodPrice }) => [foodId, foodPrice])).toEqual([[PIZZA.id, PIZZA.price], [SALAD.id, SALAD.price]]);
  expect(cartChanges(unpriced.lines, [], [{ ...PIZZA, price: 0 }, SALAD])).toEqual([{ kind: 'gone', foodId: PIZZA.id, foodName: PIZZA.name }]);
  expect(orderAgain([], [item(PIZZA, 0)], FOODS).lines).toEqual([line(PIZZA)]);
  expect(orderAgain([], [item(PIZZA, 2.7)], FOODS).lines).toEqual([line(PIZZA, 2)]);
});
