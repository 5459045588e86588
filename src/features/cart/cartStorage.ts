import * as v from 'valibot';
import { type CartLine, CartSchema, mergeCarts } from '../../domain/cart';
import { CART_KEY } from '../../domain/storedKeys';
import { normaliseEmail } from '../../domain/text';
import { makeOwnKeys } from '../../shared/lib/ownKeys';
import type { StoredCart } from './cartSlice';

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

/**
 * Where one page keeps its cart: the storage engine that redux-persist writes it through, in exactly the stored shape.
 * It speaks the slice instead of text, so it goes with `serialize: false` and `deserialize: false`.
 */
export function makeCartStorage() {
  const keys = makeOwnKeys();

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
   * Reads the stored cart. An unreadable value is set aside and told by `damaged`; what else is stored stays good:
   * one account's broken cart must not cost the others theirs.
   * @throws where the storage itself is refused
   */
  function read(): StoredCart {
    let damaged = false;
    const onDamage = () => { damaged = true; };
    const lines: CartLine[] = readKey(CART_KEY, CartSchema, onDamage) ?? [];
    const { owner, aside } = readKey(ACCOUNTS_KEY, AccountsSchema, onDamage) ?? { owner: null, aside: {} };
    // An earlier version may have stored another spelling of an e-mail, or two.
    const byEmail: StoredCart['aside'] = {};
    for (const [stored, cart] of Object.entries(aside)) {
      const email = normaliseEmail(stored);
      byEmail[email] = mergeCarts(byEmail[email] ?? [], cart);
    }
    // Edited by hand, a cart may hold a dish twice.
    return { lines: mergeCarts([], lines), owner: owner === null ? null : normaliseEmail(owner), aside: byEmail, damaged };
  }

  /** @throws where the storage is full or refused */
  function write({ lines, owner, aside }: StoredCart) {
    const before = localStorage.getItem(CART_KEY);
    keys.write(CART_KEY, JSON.stringify(lines));
    try {
      keys.write(ACCOUNTS_KEY, JSON.stringify({ owner, aside }));
    } catch (error) {
      // Both or neither: a cart that finds no room where it is put aside must not be gone from here.
      keys.write(CART_KEY, before);
      throw error;
    }
  }

  return {
    read,
    write,
    getItem: () => Promise.resolve().then(read),
    setItem: (_: string, cart: StoredCart) => Promise.resolve().then(() => { write(cart); }),
    removeItem: () =>
      Promise.resolve().then(() => {
        keys.write(CART_KEY, null);
        keys.write(ACCOUNTS_KEY, null);
      }),
  };
}
