import * as v from 'valibot';
import { type CartLine, CartSchema, mergeCarts } from '../../domain/cart/cart';
import { CART_KEY } from '../../domain/storedKeys';
import { storageEngine, trackLocalStorage } from '../../shared/utils/trackedLocalStorage';
import type { StoredCart } from './cartSlice';

/** Local storage key of the cart's owner and the other accounts' carts. */
export const ACCOUNTS_KEY = 'userCartAccounts';

const AccountsSchema = v.object({ owner: v.nullable(v.string()), aside: v.record(v.string(), CartSchema) });

/** Moves an unreadable value to another key, so that no data is destroyed. */
function setAside(key: string, text: string) {
  // Removed first: a full storage has no room for both.
  localStorage.removeItem(key);
  try {
    localStorage.setItem(`${key}.damaged`, text);
  } catch {
    localStorage.setItem(key, text);
  }
}

/** The redux-persist storage engine of the cart. It writes the specified shape under `userCart`. */
export function makeCartStorage() {
  const keys = trackLocalStorage();

  function readKey<Schema extends v.GenericSchema>(key: string, schema: Schema, onDamage: () => void): v.InferOutput<Schema> | undefined {
    const text = keys.read(key);
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
   * Reads the stored cart. An unreadable value is set aside and sets `damaged`; the other value is still used, so that a
   * damaged cart does not affect other accounts.
   * @throws if the storage is unavailable
   */
  function read(): StoredCart {
    let damaged = false;
    const onDamage = () => { damaged = true; };
    const lines: CartLine[] = readKey(CART_KEY, CartSchema, onDamage) ?? [];
    const { owner, aside } = readKey(ACCOUNTS_KEY, AccountsSchema, onDamage) ?? { owner: null, aside: {} };
    // A cart edited in the browser may contain a food twice.
    return { lines: mergeCarts([], lines), owner, aside, damaged };
  }

  /** @throws if the storage is full or unavailable */
  function write({ lines, owner, aside }: StoredCart) {
    const before = localStorage.getItem(CART_KEY);
    keys.write(CART_KEY, JSON.stringify(lines));
    try {
      keys.write(ACCOUNTS_KEY, JSON.stringify({ owner, aside }));
    } catch (error) {
      // Write both keys or neither: if the carts set aside do not fit, the cart must not disappear from its old place.
      keys.write(CART_KEY, before);
      throw error;
    }
  }

  return storageEngine(read, write);
}
