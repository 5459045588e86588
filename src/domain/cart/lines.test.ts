/** Lines of one dish with different options. */
import type { Food } from '../food/food';
import { type ChosenOption, type OptionGroup, choose } from '../food/options';
import { describeLine, lineKey } from '../order/line';
import { toNewLine } from '../order/order';
import { orderAgain } from '../order/orderAgain';
import { DEFAULT_TERMS } from '../order/quote';
import { addToCart, countPieces, mergeCarts, quoteCart, removeOrdered, setQuantity } from './cart';
import { acceptChange, cartChanges, keyOfChange, leftOf } from './cartChanges';

const choice = (name: string, price: number) => ({ id: name, name, price, isVeg: name !== 'Ham', soldOut: false, isDefault: false, most: 2 });
const SIZE: OptionGroup = { id: 'size', name: 'Size', least: 1, most: 1, choices: [choice('Small', 0), choice('Large', 2.5)] };
const EXTRAS: OptionGroup = { id: 'extras', name: 'Extras', least: 0, most: 4, choices: [choice('Cheese', 1), choice('Ham', 1.5)] };
const PIZZA: Food = { id: 'pizza', name: 'Pizza', description: '', price: 10, category: 'Pizza', image: 'pictures/pizza.webp', stock: 3, isVeg: true, options: [SIZE, EXTRAS] };
const [[small, large], [cheese, ham]] = [SIZE, EXTRAS].map((group) => group.choices.map((each) => choose(group, each))) as [ChosenOption[], ChosenOption[]];
const SMALL = [small!];
const LARGE = [large!, { ...cheese!, quantity: 2 }];

const cart = addToCart(addToCart(addToCart([], PIZZA, SMALL), PIZZA, LARGE), PIZZA, [...LARGE].reverse());

describe('lines with options', () => {
  it('are one line for the same choices in any order, and two for others', () => {
    expect(cart.map(({ quantity, foodPrice, isVeg }) => ({ quantity, foodPrice, isVeg }))).toEqual([
      { quantity: 1, foodPrice: 10, isVeg: true },
      { quantity: 2, foodPrice: 14.5, isVeg: true },
    ]);
    expect(cart.map(describeLine)).toEqual(['Pizza (Small)', 'Pizza (Large, Cheese × 2)']);
    expect(addToCart([], PIZZA, [small!, ham!])[0]?.isVeg).toBe(false);
    expect(quoteCart(cart, DEFAULT_TERMS).subtotal).toBe(39);
    expect(countPieces(cart)).toBe(3);
    expect(mergeCarts(cart, cart).map(({ quantity }) => quantity)).toEqual([2, 4]);
  });

  it('without choices are stored as before: the id is that of the dish, and there is no field of options', () => {
    const [line] = addToCart([], { ...PIZZA, options: [EXTRAS] });
    expect(line).toEqual({ id: 'pizza', foodId: 'pizza', foodName: 'Pizza', foodImage: 'pictures/pizza.webp', foodPrice: 10, isVeg: true, quantity: 1 });
    expect(toNewLine(line!)).toEqual({ foodId: 'pizza', quantity: 1, price: 10 });
    expect(lineKey({ foodId: 'pizza' })).toBe('pizza');
  });

  it('leave the cart when they were ordered, and only those', () => {
    expect(removeOrdered(cart, [{ foodId: 'pizza', options: SMALL, quantity: 1 }])).toEqual([cart[1]]);
  });

  it('share the stock of the dish, the first line first', () => {
    const many = setQuantity(cart, cart[0]!.id, 2);
    expect(cartChanges(many, [], [PIZZA])).toMatchObject([{ kind: 'stock', wanted: 2, available: 1, foodName: 'Pizza' }]);
    expect(cartChanges(many, [], [{ ...PIZZA, stock: 1 }])).toMatchObject([{ kind: 'stock', available: 1 }, { kind: 'stock', available: 0 }]);
  });

  it.each([0, 1, 2, 3, 4])('say how many of the dish are left, %d of them, not what the earlier lines leave', (stock) => {
    const many = setQuantity(setQuantity(cart, cart[0]!.id, 3), cart[1]!.id, 2);
    expect(leftOf('pizza', many, cartChanges(many, [], [{ ...PIZZA, stock }]))).toBe(stock);
  });

  it.each([
    ['a choice that costs more', { ...EXTRAS, choices: [choice('Cheese', 1.25)] }, { kind: 'price', was: 14.5, now: 15 }],
    ['a choice that is sold out', { ...EXTRAS, choices: [{ ...choice('Cheese', 1), soldOut: true }] }, { kind: 'choice', message: 'Cheese is no longer available' }],
    ['a choice that is gone', { ...EXTRAS, choices: [choice('Ham', 1)] }, { kind: 'choice', message: 'Cheese is no longer available' }],
  ])('tell %s at their line, which the customer answers', (_, extras, expected) => {
    const changes = cartChanges(cart, [], [{ ...PIZZA, options: [SIZE, extras] }]);
    expect(changes).toMatchObject([expected]);
    expect(keyOfChange(changes[0]!)).toBe(`${expected.kind} ${cart[1]!.id}`);
    const [first, second] = acceptChange(cart, changes[0]!);
    expect(first).toEqual(cart[0]);
    expect(second?.foodPrice).toBe(expected.kind === 'price' ? 15 : undefined);
  });

  it('tell that a dish has got options that have to be chosen', () => {
    const before = addToCart([], { ...PIZZA, options: [] });
    expect(cartChanges(before, [], [PIZZA])).toMatchObject([{ kind: 'choice', message: 'Please choose Size' }]);
  });

  it('are ordered again with their choices, at the price of then', () => {
    const items = cart.map(({ foodId, foodName, foodImage, quantity, foodPrice, options }) => ({ foodId, foodName, foodImage, quantity, price: foodPrice - 1, options: options! }));
    const { lines, remarks } = orderAgain([], items, [PIZZA]);
    expect(remarks).toEqual([]);
    expect(lines.map(({ id, quantity, foodPrice }) => ({ id, quantity, foodPrice }))).toEqual([
      { id: cart[0]!.id, quantity: 1, foodPrice: 9 },
      { id: cart[1]!.id, quantity: 2, foodPrice: 13.5 },
    ]);
    expect(cartChanges(lines, [], [PIZZA]).map(({ kind }) => kind)).toEqual(['price', 'price']);
    const full = setQuantity(lines, lines[1]!.id, 98);
    expect(orderAgain(full, items, [PIZZA])).toEqual({ lines: full, remarks: Array(2).fill('You can order at most 99 of one dish: Pizza') });
  });
});
