/** Holds both tabs and the storage against the model. */
import { billOf, centsOf, plainLines } from '../../../mocks/model/plainShop';
import type { CartLine } from '../../domain/cart';
import { selectCartCount, selectCartLines, selectCartTotals } from '../../features/cart';
import { selectEmail, selectSignedIn } from '../../shared/session/sessionSlice';
import type { PlainCarts } from './plainCarts';
import type { Tab } from './tab';

function shownIn({ store }: Tab) {
  const state = store.getState();
  const { subtotal, tax, deliveryFee, total } = selectCartTotals(state);
  return {
    person: selectSignedIn(state) ? selectEmail(state) : null,
    lines: plainLines(selectCartLines(state)),
    pieces: selectCartCount(state),
    bill: { subtotal: centsOf(subtotal), tax: centsOf(tax), fee: centsOf(deliveryFee), total: centsOf(total) },
  };
}

/** What the browser would find at the next visit. */
function stored() {
  const read = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;
  const { owner, aside } = (read('userCartAccounts') ?? { owner: null, aside: {} }) as { owner: string | null; aside: Record<string, CartLine[]> };
  return {
    lines: plainLines((read('userCart') ?? []) as CartLine[]),
    owner,
    aside: Object.fromEntries(Object.entries(aside).map(([who, lines]) => [who, plainLines(lines)])),
  };
}

/** Fails where a tab that is awake, or what is stored, differs from the model. */
export function expectAsModelled(carts: PlainCarts, tabs: readonly Tab[]) {
  const { shown: lines, person, owner } = carts;
  const pieces = lines.reduce((sum, line) => sum + line.pieces, 0);
  for (const tab of tabs.filter(({ asleep }) => !asleep)) {
    expect(shownIn(tab)).toEqual({ person, lines, pieces, bill: billOf(lines) });
  }
  // Who has left nothing behind is not in the storage.
  const aside = Object.fromEntries([...carts.aside].filter(([, left]) => left.length > 0));
  expect(stored()).toEqual({ lines, owner, aside });
}
