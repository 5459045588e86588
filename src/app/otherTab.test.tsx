/** Another account signs in in another tab while a response for the previous account is pending. */
import { act, screen, waitFor } from '@testing-library/react';
import { installServer } from '../../mocks/node';
import { answered } from '../../mocks/testing/answered';
import { lateAnswer } from '../../mocks/testing/lateAnswer';
import type { Call } from '../domain/calls/call';
import { contract } from '../domain/contract';
import { EMAIL_KEY, TOKEN_KEY } from '../domain/storedKeys';
import { DEMO_ACCOUNTS } from '../domain/user/demoAccounts';
import { renderApp, renderAs, storeSession } from '../testing/renderApp';
import { signInElsewhere } from '../testing/signInElsewhere';
import { lineOf, storeCart, storedCart } from '../testing/storeCart';

installServer();

const MAYA = DEMO_ACCOUNTS.customer;
const DANIEL = { email: 'daniel.okafor@fooddelivery.example', password: 'any' };
const MAYAS_ORDER = '3d1e84b7-f5a6-4907-bc2e-7a90d5e8f613';

/** Maya opens an address and a request is pending; Daniel signs in in another tab; the response arrives. */
async function danielComesBetween(address: string, call: Call) {
  await storeSession(MAYA);
  storeCart([lineOf('garden-salad', 2)], MAYA.email);
  const late = lateAnswer(call);
  renderApp(address);
  await waitFor(() => late.asked);
  // Daniel's session response arrives first.
  const known = answered(contract.getSession);
  await signInElsewhere(DANIEL, lineOf('citrus-cooler'));
  await act(() => known);
  await act(() => answered(call, late.arrive));
}

test('the cart is that of the current account', async () => {
  await danielComesBetween('/user/cart', contract.getSession);
  expect(await screen.findByText('Citrus Cooler')).toBeVisible();
  expect(screen.queryByText('Garden Salad')).not.toBeInTheDocument();
  expect(storedCart()).toEqual([lineOf('citrus-cooler')]);
  expect(localStorage.getItem('loggedInUserEmail')).toBe(DANIEL.email);
});

test('the focus goes to the heading when another tab takes away what has it', async () => {
  storeCart([lineOf('garden-salad', 2)], MAYA.email);
  await renderAs(MAYA, '/user/cart');
  const remove = await screen.findByRole('button', { name: 'Remove Garden Salad' });
  act(() => { remove.focus(); });
  storeCart([], MAYA.email);
  for (const key of ['userCart', 'userCartAccounts']) act(() => { window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage })); });
  await waitFor(() => { expect(remove).not.toBeInTheDocument(); });
  await waitFor(() => { expect(screen.getByRole('heading', { level: 1 })).toHaveFocus(); });
});

test('an order is shown to its owner only', async () => {
  await danielComesBetween(`/user/thank-you?order=${MAYAS_ORDER}`, contract.getOrder);
  await waitFor(() => { expect(screen.queryByText(/^Loading/)).not.toBeInTheDocument(); });
  expect(screen.queryByRole('region', { name: 'Your order' })).not.toBeInTheDocument();
});

test('an order on the screen disappears when its owner is signed out', async () => {
  await renderAs(MAYA, `/user/thank-you?order=${MAYAS_ORDER}`);
  expect(await screen.findByRole('region', { name: 'Your order' }, { timeout: 5000 })).toBeVisible();
  // Nothing is shown while the session is checked; the assertion is about the screen after that.
  const asked = answered(contract.getOrder);
  await signInElsewhere(DANIEL);
  await act(() => asked);
  await waitFor(() => { expect(screen.queryByText(/^(Loading|Checking)/)).not.toBeInTheDocument(); });
  expect(screen.queryByRole('region', { name: 'Your order' })).not.toBeInTheDocument();
  expect(screen.getByText(`You are now signed in as ${DANIEL.email}`)).toBeVisible();
});

test('a sign-out in another tab signs out this one, and is said', async () => {
  await renderAs(MAYA, '/user/profile');
  await screen.findByText(MAYA.email);
  for (const key of [TOKEN_KEY, EMAIL_KEY]) {
    localStorage.removeItem(key);
    act(() => { window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage })); });
  }
  expect(await screen.findByText('You are now signed out')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
  expect(screen.queryByText(MAYA.email)).not.toBeInTheDocument();
});
