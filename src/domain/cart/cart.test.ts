import { makeFood } from '../../testing/makeFood';
import { type CartLine, addToCart, mergeCarts, removeOrdered, setQuantity } from './cart';

const foodOf = (id: string) => makeFood({ id, name: `A ${id}`, price: 4.99 });
const line = (id: string, quantity = 1): CartLine => ({ id, foodId: id, foodName: `A ${id}`, foodImage: '', foodPrice: 4.99, isVeg: true, quantity });
const CART = [line('pizza', 2), line('cola', 98)];

it('grows an existing line by 1 up to the limit, and starts a new one at 1', () => {
  expect(addToCart(CART, foodOf('pizza'))).toEqual([line('pizza', 3), line('cola', 98)]);
  expect(addToCart(addToCart(CART, foodOf('cola')), foodOf('cola'))).toEqual([line('pizza', 2), line('cola', 99)]);
  expect(addToCart(CART, foodOf('cake'))).toEqual([...CART, line('cake')]);
});

it('adds a dish whose price with its options is above the highest price of a dish', () => {
  expect(addToCart([], { ...foodOf('pizza'), price: 99_999.99 }, [{ groupId: 'size', choiceId: 'large', quantity: 1, name: 'Large', price: 2.5 }])[0]?.foodPrice).toBe(100_002.49);
});

it('does not add a dish without a price', () => {
  expect(() => addToCart([], { ...foodOf('pizza'), price: Number.NaN })).toThrow('Please enter a valid price');
});

it.each([[3, 3], [0, 1], [-1, 1], [1.9, 1], [99, 99], [100, 99], [Number.NaN, 2], [Infinity, 2]])('sets the quantity %d as %d, of one line only', (quantity, expected) => {
  expect(setQuantity(CART, 'pizza', quantity)).toEqual([line('pizza', expected), line('cola', 98)]);
});

it('adds the quantities of two carts up to the limit, and loses no dish', () => {
  expect(mergeCarts(CART, [line('cake'), line('cola', 5), line('pizza')])).toEqual([line('pizza', 3), line('cola', 99), line('cake')]);
  expect(mergeCarts([], CART)).toEqual(CART);
});

it('keeps what was added while an order was being placed', () => {
  expect(removeOrdered(CART, [line('cola', 98), line('pizza'), line('cake')])).toEqual([line('pizza')]);
  expect(removeOrdered(CART, [line('cola', 99)])).toEqual([line('pizza', 2)]);
});
