/** Another account signs in in another tab while a response for the previous account is pending. */
import { act, screen, waitFor } from '@testing-library/react';
import { installServer } from '../../mocks/node';
import { answered } from '../../mocks/testing/answered';
import { CUSTOMER, OTHER_CUSTOMER } from '../../mocks/testing/client';
import { contract } from '../domain/contract';
import { EMAIL_KEY, TOKEN_KEY } from '../domain/storedKeys';
import { holdAnswer } from '../testing/holdAnswer';
import { renderApp, renderAs, storeSession } from '../testing/renderApp';
import { signInElsewhere } from '../testing/signInElsewhere';
import { lineOf, storeCart } from '../testing/storeCart';

installServer();

const MAYAS_ORDER = '3d1e84b7-f5a6-4907-bc2e-7a90d5e8f613';

test('the focus goes to the heading when another tab takes away what has it', async () => {
  storeCart([lineOf('garden-salad', 2)], CUSTOMER.email);
  await renderAs(CUSTOMER, '/user/cart');
  const remove = await screen.findByRole('button', { name: 'Remove Garden Salad' });
  act(() => { remove.focus(); });
  storeCart([], CUSTOMER.email);
  for (const key of ['userCart', 'userCartAccounts']) act(() => { window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage })); });
  await waitFor(() => { expect(remove).not.toBeInTheDocument(); });
  await waitFor(() => { expect(screen.getByRole('heading', { level: 1 })).toHaveFocus(); });
});

test('an order that arrives late is shown to its owner only', async () => {
  await storeSession(CUSTOMER);
  const arrive = await holdAnswer(contract.getOrder, () => renderApp(`/user/thank-you?order=${MAYAS_ORDER}`));
  // Daniel's session response arrives first.
  const known = answered(contract.getSession);
  await signInElsewhere(OTHER_CUSTOMER);
  await act(() => known);
  await arrive();
  await waitFor(() => { expect(screen.queryByText(/^Loading/)).not.toBeInTheDocument(); });
  expect(screen.queryByRole('region', { name: 'Your order' })).not.toBeInTheDocument();
});

test('an order on the screen disappears when its owner is signed out', async () => {
  await renderAs(CUSTOMER, `/user/thank-you?order=${MAYAS_ORDER}`);
  expect(await screen.findByRole('region', { name: 'Your order' }, { timeout: 5000 })).toBeVisible();
  // Nothing is shown while the session is checked; the assertion is about the screen after that.
  const asked = answered(contract.getOrder);
  await signInElsewhere(OTHER_CUSTOMER);
  await act(() => asked);
  await waitFor(() => { expect(screen.queryByText(/^(Loading|Checking)/)).not.toBeInTheDocument(); });
  expect(screen.queryByRole('region', { name: 'Your order' })).not.toBeInTheDocument();
  expect(screen.getByText(`You are now signed in as ${OTHER_CUSTOMER.email}`)).toBeVisible();
});

test('a sign-out in another tab signs out this one, and is said', async () => {
  await renderAs(CUSTOMER, '/user/profile');
  await screen.findByText(CUSTOMER.email);
  for (const key of [TOKEN_KEY, EMAIL_KEY]) {
    localStorage.removeItem(key);
    act(() => { window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage })); });
  }
  expect(await screen.findByText('You are now signed out')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
  expect(screen.queryByText(CUSTOMER.email)).not.toBeInTheDocument();
});
