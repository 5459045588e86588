/** Compares both tabs and the storage with the model. */
import { billOf, centsOf, plainLines } from '../../../mocks/model/plainShop';
import { type CartLine, quoteCart } from '../../domain/cart/cart';
import { DEFAULT_TERMS } from '../../domain/order/quote';
import { selectCartCount, selectCartLines } from '../../features/cart';
import { selectEmail, selectSignedIn } from '../../shared/session-store/sessionSlice';
import type { PlainCarts } from './plainCarts';
import type { Tab } from './tab';

function shownIn({ store }: Tab) {
  const state = store.getState();
  const { subtotal, tax, deliveryFee, total } = quoteCart(selectCartLines(state), DEFAULT_TERMS);
  return {
    person: selectSignedIn(state) ? selectEmail(state) : null,
    lines: plainLines(selectCartLines(state)),
    pieces: selectCartCount(state),
    bill: { subtotal: centsOf(subtotal), tax: centsOf(tax), fee: centsOf(deliveryFee), total: centsOf(total) },
  };
}

/** The carts that the next visit would read from local storage. */
function stored() {
  const read = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;
  const { owner, aside } = (read('userCartAccounts') ?? { owner: null, aside: {} }) as { owner: string | null; aside: Record<string, CartLine[]> };
  return {
    lines: plainLines((read('userCart') ?? []) as CartLine[]),
    owner,
    aside: Object.fromEntries(Object.entries(aside).map(([who, lines]) => [who, plainLines(lines)])),
  };
}

/** Fails if an active tab or the storage differs from the model. */
export function expectAsModelled(carts: PlainCarts, tabs: readonly Tab[]) {
  const { shown: lines, person, owner } = carts;
  const pieces = lines.reduce((sum, line) => sum + line.pieces, 0);
  for (const tab of tabs.filter(({ asleep }) => !asleep)) {
    const { discount: _, ...bill } = billOf(lines);
    expect(shownIn(tab)).toEqual({ person, lines, pieces, bill });
  }
  // Accounts with an empty cart have no entry in the storage.
  const aside = Object.fromEntries([...carts.aside].filter(([, left]) => left.length > 0));
  expect(stored()).toEqual({ lines, owner, aside });
}
