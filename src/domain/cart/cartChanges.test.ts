import { makeFood } from '../../testing/makeFood';
import type { CartLine } from './cart';
import { acceptChange, cartChanges, openChanges, whyNotOneMore } from './cartChanges';
import { type LineChange, lineChangesOf } from './lineChange';

const line = (more: Partial<CartLine> = {}): CartLine => ({ id: 'soup', foodId: 'soup', foodName: 'Soup', foodImage: '', foodPrice: 5, isVeg: true, quantity: 3, ...more });
const pie = line({ id: 'pie', foodId: 'pie', foodName: 'Pie' });
const gone: LineChange = { kind: 'gone', foodId: 'soup', foodName: 'Soup' };
const fewer = (available: number): LineChange => ({ kind: 'stock', foodId: 'soup', foodName: 'Soup', wanted: 3, available });
const dearer = (now: number): LineChange => ({ kind: 'price', foodId: 'soup', foodName: 'Soup', was: 5, now });

test('a change stays open until its line is removed, reduced or repriced', () => {
  expect(openChanges([line()], [fewer(2), dearer(6)])).toEqual([fewer(2), dearer(6)]);
  expect(openChanges([line({ quantity: 2 })], [fewer(2), dearer(6)])).toEqual([dearer(6)]);
  expect(openChanges([line()], [gone])).toEqual([gone]);
  expect(openChanges([], [gone])).toEqual([]);
});

test('the menu adds what the shop has not reported, and a reported change wins over the menu', () => {
  expect(cartChanges([line()], [], undefined)).toEqual([]);
  expect(cartChanges([line()], [dearer(6)], undefined)).toEqual([dearer(6)]);
  expect(cartChanges([line()], [], [makeFood()])).toEqual([]);
  expect(cartChanges([line()], [], [])).toEqual([{ ...gone, foodName: 'This dish' }]);
  expect(cartChanges([line()], [fewer(1)], [makeFood({ stock: 2 })])).toEqual([fewer(1)]);
  expect(cartChanges([line()], [fewer(1)], [makeFood({ price: 6 })])).toEqual([fewer(1), dearer(6)]);
  expect(cartChanges([line()], [dearer(6)], [makeFood({ stock: 2 })])).toEqual([dearer(6), fewer(2)]);
});

test('the changes are listed once, in the order of the lines', () => {
  const menu = [makeFood({ price: 6, stock: 2 }), makeFood({ id: 'pie', name: 'Pie', price: 1 })];
  const changes = cartChanges([pie, line()], [fewer(2), dearer(6)], menu);
  expect(changes.map(({ kind, foodId }) => [kind, foodId])).toEqual([['price', 'pie'], ['stock', 'soup'], ['price', 'soup']]);
});

test('an older menu does not raise an accepted price again, but another price does', () => {
  const accepted = line({ foodPrice: 6 });
  expect(cartChanges([accepted], [dearer(6)], [makeFood()])).toEqual([]);
  expect(cartChanges([accepted], [dearer(7)], [makeFood()])).toEqual([dearer(7)]);
  expect(cartChanges([accepted], [{ ...dearer(6), foodId: 'pie' }], [makeFood()])).toEqual([{ ...dearer(5), was: 6 }]);
  expect(cartChanges([accepted], [fewer(9)], [makeFood()])).toEqual([{ ...dearer(5), was: 6 }]);
});

test('a price that differs by less than a cent is the same price', () => {
  expect(openChanges([line({ foodPrice: 0.1 + 0.2 })], [dearer(0.3)])).toEqual([]);
  expect(openChanges([line({ foodPrice: 0.29 })], [dearer(0.3)])).toEqual([dearer(0.3)]);
});

test('a line reduced to the reported stock is raised again when the stock falls further', () => {
  expect(cartChanges([line({ quantity: 2 })], [fewer(2)], [makeFood({ stock: 1 })])).toEqual([{ ...fewer(1), wanted: 2 }]);
  expect(cartChanges([line()], [{ ...fewer(2), foodId: 'pie' }], [makeFood({ stock: 1 })])).toEqual([fewer(1)]);
});

test.each([0, Infinity, -5])('a dish with the price %d counts as gone', (price) => {
  expect(cartChanges([line()], [], [makeFood({ price })])).toEqual([gone]);
});

test('a dish that was taken off the menu is gone', () => {
  expect(lineChangesOf([{ foodId: 'soup', quantity: 3, price: 5 }], () => ({ food: makeFood(), onMenu: false }))).toEqual([gone]);
});

test.each<[LineChange, CartLine[]]>([
  [dearer(6), [line({ foodPrice: 6 }), pie]],
  [fewer(2), [line({ quantity: 2 }), pie]],
  [fewer(9), [line(), pie]],
  [fewer(1), [line({ quantity: 1 }), pie]],
  [fewer(0), [pie]],
  [gone, [pie]],
])('an accepted change is settled, and applies to its own line only: %j', (change, after) => {
  expect(acceptChange([line(), pie], change)).toEqual(after);
  expect(openChanges(after, [change])).toEqual([]);
  expect(acceptChange([pie], change)).toEqual([pie]);
});

test.each([
  [0, 0, 'Sorry, Soup is sold out'],
  [1, 0, null],
  [3, 2, null],
  [3, 3, 'Only 3 of Soup left, and all of them are in your cart'],
  [3, 4, 'Only 3 of Soup left, and you have 4 in your cart'],
  [200, 98, null],
  [200, 99, 'You can order at most 99 of one dish'],
])('of %d pieces, with %d in the cart, one more is refused with: %s', (stock, inCart, reason) => {
  expect(whyNotOneMore({ name: 'Soup', stock }, inCart)).toBe(reason);
});
