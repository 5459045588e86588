/** Holds both tabs and the storage against the model. */
import { type PlainLine, billOf } from '../../../mocks/model/plainShop';
import type { CartLine } from '../../domain/cart';
import { selectCartCount, selectCartLines, selectCartTotals } from '../../features/cart';
import { selectEmail, selectSignedIn } from '../../shared/session/sessionSlice';
import type { PlainCarts } from './plainCarts';
import type { Tab } from './tab';

const cents = (dollars: number) => Math.round(dollars * 100);
const plain = (lines: readonly CartLine[]): PlainLine[] =>
  lines.map(({ foodId, quantity, foodPrice }) => ({ foodId, pieces: quantity, cents: cents(foodPrice) }));

function shownIn({ store }: Tab) {
  const state = store.getState();
  const { subtotal, tax, deliveryFee, total } = selectCartTotals(state);
  return {
    person: selectSignedIn(state) ? selectEmail(state) : null,
    lines: plain(selectCartLines(state)),
    pieces: selectCartCount(state),
    bill: { subtotal: cents(subtotal), tax: cents(tax), fee: cents(deliveryFee), total: cents(total) },
  };
}

const filled = (aside: Iterable<readonly [string, PlainLine[]]>) => Object.fromEntries([...aside].filter(([, lines]) => lines.length > 0));

/** What the browser would find at the next visit. */
function stored() {
  const read = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;
  const { owner, aside } = (read('userCartAccounts') ?? { owner: null, aside: {} }) as { owner: string | null; aside: Record<string, CartLine[]> };
  return {
    lines: plain((read('userCart') ?? []) as CartLine[]),
    owner,
    aside: filled(Object.entries(aside).map(([who, lines]) => [who, plain(lines)] as const)),
  };
}

export function expectAsModelled(carts: PlainCarts, tabs: readonly Tab[]) {
  const { shown: lines, person, owner } = carts;
  const pieces = lines.reduce((sum, line) => sum + line.pieces, 0);
  for (const tab of tabs.filter(({ asleep }) => !asleep)) {
    expect(shownIn(tab)).toEqual({ person, lines, pieces, bill: billOf(lines) });
  }
  expect(stored()).toEqual({ lines, owner, aside: filled(carts.aside) });
}
