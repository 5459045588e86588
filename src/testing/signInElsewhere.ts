import { act } from '@testing-library/react';
import type { CartLine } from '../domain/cart/cart';
import { storeSession } from './renderApp';
import { storeCart } from './storeCart';

/** Another account signs in in another tab with these lines in its cart; this tab gets the storage events. */
export async function signInElsewhere(account: Parameters<typeof storeSession>[0], ...lines: CartLine[]) {
  await act(() => storeSession(account));
  storeCart(lines, account.email);
  for (const key of ['userCart', 'userCartAccounts', 'sessionToken', 'loggedInUserEmail']) {
    act(() => { window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage })); });
  }
}
