import * as v from 'valibot';
import { CartSchema } from '../../domain/cart';
import type { CartState } from './cartSlice';

/** The cart's lines, as a JSON array (specification, section 3). */
export const CART_KEY = 'userCart';
/** Whose the cart is, and the carts put aside. */
export const ACCOUNTS_KEY = 'userCartAccounts';
/** Where an unreadable cart is kept, so that nothing is destroyed. */
const DAMAGED_KEY = 'userCart.damaged';

const AccountsSchema = v.object({ owner: v.nullable(v.string()), aside: v.record(v.string(), CartSchema) });

function readKey<Schema extends v.GenericSchema>(key: string, schema: Schema): v.InferOutput<Schema> | undefined {
  const text = localStorage.getItem(key);
  if (text === null) return undefined;
  try {
    return v.parse(schema, JSON.parse(text));
  } catch (cause) {
    localStorage.setItem(DAMAGED_KEY, text);
    localStorage.removeItem(key);
    throw new Error(`The value stored under ${key} is no cart`, { cause });
  }
}

/**
 * Reads the stored cart; an unreadable one is set aside.
 * @throws Error where the storage cannot be read or holds something else
 */
export function readCart(): CartState {
  const lines = readKey(CART_KEY, CartSchema) ?? [];
  const accounts = readKey(ACCOUNTS_KEY, AccountsSchema) ?? { owner: null, aside: {} };
  return { lines, ...accounts };
}

function writeKey(key: string, value: unknown) {
  const text = JSON.stringify(value);
  // Writing the same again would wake every other tab for nothing.
  if (localStorage.getItem(key) !== text) localStorage.setItem(key, text);
}

/**
 * The storage engine that redux-persist writes the cart through, in exactly the stored shape.
 * It speaks the slice instead of text, so it goes with `serialize: false` and `deserialize: false`.
 */
export const cartStorage = {
  getItem: () => Promise.resolve().then(readCart),
  setItem: (_: string, { lines, owner, aside }: CartState) =>
    Promise.resolve().then(() => {
      writeKey(CART_KEY, lines);
      writeKey(ACCOUNTS_KEY, { owner, aside });
    }),
  removeItem: () =>
    Promise.resolve().then(() => {
      localStorage.removeItem(CART_KEY);
      localStorage.removeItem(ACCOUNTS_KEY);
    }),
};
