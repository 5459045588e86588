import fc from 'fast-check';
import * as v from 'valibot';
import { makeFood } from '../../testing/makeFood';
import { type CartLine, CartSchema, QUANTITY_MAX, addToCart, mergeCarts, removeOrdered, setQuantity } from './cart';
import { acceptChange, openChanges } from './cartChanges';
import { toDollars } from '../number/money';
import type { LineChange } from './lineChange';

const ids = ['pizza', 'pasta', 'salad', 'cola', 'cake'] as const;

const foodOf = (id: string) => makeFood({ id, name: `A ${id}`, price: 4.99, image: `pictures/${id}.webp` });

const lineArbitrary = (id: string) =>
  fc
    .record({ quantity: fc.integer({ min: 1, max: QUANTITY_MAX }), cents: fc.integer({ min: 1, max: 9_999_999 }) })
    .map(({ quantity, cents }): CartLine => ({
      id,
      foodId: id,
      foodName: `A ${id}`,
      foodImage: '',
      foodPrice: toDollars(cents),
      isVeg: true,
      quantity,
    }));

/** Valid carts: each dish at most once, in any order. */
const cart = fc.shuffledSubarray([...ids]).chain((chosen) => fc.tuple(...chosen.map(lineArbitrary)));
const anyId = fc.constantFrom(...ids);
const anyNumber = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(0, -1, 1.9, Number.NaN, Number.POSITIVE_INFINITY));

const quantityOf = (lines: readonly CartLine[], id: string) => lines.find(({ foodId }) => foodId === id)?.quantity ?? 0;

describe('the cart', () => {
  it('grows an existing line by 1 and starts a new one at 1', () => {
    fc.assert(
      fc.property(cart, anyId, (lines, id) => {
        const before = quantityOf(lines, id);
        const after = addToCart(lines, foodOf(id));
        expect(quantityOf(after, id)).toBe(Math.min(before + 1, QUANTITY_MAX));
        expect(after).toHaveLength(before === 0 ? lines.length + 1 : lines.length);
        expect(after.filter(({ foodId }) => foodId !== id)).toEqual(lines.filter(({ foodId }) => foodId !== id));
      }),
    );
  });

  it('adds a dish whose price with its options is above the highest price of a dish', () => {
    expect(addToCart([], { ...foodOf('pizza'), price: 99_999.99 }, [{ groupId: 'size', choiceId: 'large', quantity: 1, name: 'Large', price: 2.5 }])[0]?.foodPrice).toBe(100_002.49);
  });

  it('does not add a dish without a price', () => {
    expect(() => addToCart([], { ...foodOf('pizza'), price: Number.NaN })).toThrow('Please enter a valid price');
  });

  it('clamps a quantity to whole numbers from 1 to the limit', () => {
    fc.assert(
      fc.property(cart, anyId, anyNumber, (lines, id, quantity) => {
        const after = setQuantity(lines, id, quantity);
        expect(v.is(CartSchema, after)).toBe(true);
        if (Number.isInteger(quantity) && quantity >= 1 && quantity <= QUANTITY_MAX && quantityOf(lines, id) > 0) {
          expect(quantityOf(after, id)).toBe(quantity);
        }
        if (!Number.isFinite(quantity)) expect(after).toEqual(lines);
      }),
    );
    expect(quantityOf(setQuantity(addToCart([], foodOf('pizza')), 'pizza', 0), 'pizza')).toBe(1);
  });

  it('adds the quantities of two carts and loses no dish', () => {
    fc.assert(
      fc.property(cart, cart, (first, second) => {
        const merged = mergeCarts(first, second);
        for (const id of ids) {
          expect(quantityOf(merged, id)).toBe(Math.min(quantityOf(first, id) + quantityOf(second, id), QUANTITY_MAX));
        }
        expect(v.is(CartSchema, merged)).toBe(true);
      }),
    );
  });

  it('keeps what was added while an order was being placed', () => {
    fc.assert(
      fc.property(cart, cart, (lines, ordered) => {
        const after = removeOrdered(lines, ordered);
        for (const id of ids) {
          expect(quantityOf(after, id)).toBe(Math.max(quantityOf(lines, id) - quantityOf(ordered, id), 0));
        }
        expect(removeOrdered(lines, lines)).toEqual([]);
      }),
    );
  });
});

describe('changes that the shop reports', () => {
  const change = anyId.chain((foodId) =>
    fc.oneof(
      fc.constant<LineChange>({ kind: 'gone', foodId, foodName: foodId }),
      fc.integer({ min: 0, max: QUANTITY_MAX - 1 }).map((available): LineChange => ({ kind: 'stock', foodId, foodName: foodId, wanted: 99, available })),
      fc.integer({ min: 1, max: 9_999_999 }).map((cents): LineChange => ({ kind: 'price', foodId, foodName: foodId, was: 1, now: toDollars(cents) })),
    ),
  );
  /** As the shop reports them: at most one change of each kind per dish. */
  const report = fc.uniqueArray(change, { selector: ({ kind, foodId }) => `${kind} ${foodId}`, maxLength: 8 });

  it('are settled by accepting each, and the cart stays valid', () => {
    fc.assert(
      fc.property(cart, report, (lines, changes) => {
        const settled = changes.reduce<CartLine[]>(acceptChange, lines);
        expect(openChanges(settled, changes)).toEqual([]);
        expect(v.is(CartSchema, settled)).toBe(true);
      }),
    );
  });

  it('change only their own line, and only what they name', () => {
    fc.assert(
      fc.property(cart, change, (lines, one) => {
        const after = acceptChange(lines, one);
        const others = (all: readonly CartLine[]) => all.filter(({ foodId }) => foodId !== one.foodId);
        expect(others(after)).toEqual(others(lines));
        const was = lines.find(({ foodId }) => foodId === one.foodId);
        const now = after.find(({ foodId }) => foodId === one.foodId);
        if (!was) expect(after).toEqual(lines);
        else if (one.kind === 'price') expect(now).toEqual({ ...was, foodPrice: one.now });
        else if (one.kind === 'stock' && one.available > 0) expect(now).toEqual({ ...was, quantity: Math.min(was.quantity, one.available) });
        else expect(now).toBeUndefined();
      }),
    );
  });
});
