import * as v from 'valibot';
import { type CartLine, CartSchema, mergeCarts } from '../../domain/cart';
import type { StoredCart } from './cartSlice';

/** The cart's lines, as a JSON array (specification, section 3). */
export const CART_KEY = 'userCart';
/** Whose the cart is, and the carts put aside. */
export const ACCOUNTS_KEY = 'userCartAccounts';

const AccountsSchema = v.object({ owner: v.nullable(v.string()), aside: v.record(v.string(), CartSchema) });

/** Keeps an unreadable value under another name, so that nothing is destroyed. */
function setAside(key: string, text: string) {
  // Removed first: on a full storage there would be no room for both.
  localStorage.removeItem(key);
  try {
    localStorage.setItem(`${key}.damaged`, text);
  } catch {
    localStorage.setItem(key, text);
  }
}

function readKey<Schema extends v.GenericSchema>(key: string, schema: Schema, onDamage: () => void): v.InferOutput<Schema> | undefined {
  const text = localStorage.getItem(key);
  if (text === null) return undefined;
  try {
    return v.parse(schema, JSON.parse(text));
  } catch {
    setAside(key, text);
    onDamage();
    return undefined;
  }
}

/**
 * Reads the stored cart. An unreadable value is set aside and told by `damaged`; what else is stored stays good:
 * one account's broken cart must not cost the others theirs.
 * @throws where the storage itself is refused
 */
export function readCart(): StoredCart {
  let damaged = false;
  const onDamage = () => { damaged = true; };
  const lines: CartLine[] = readKey(CART_KEY, CartSchema, onDamage) ?? [];
  const accounts = readKey(ACCOUNTS_KEY, AccountsSchema, onDamage) ?? { owner: null, aside: {} };
  // Whatever was edited by hand: a dish stands in a cart once.
  return { lines: mergeCarts([], lines), ...accounts, damaged };
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
  setItem: (_: string, { lines, owner, aside }: StoredCart) =>
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
