/** Somebody else signs in in another tab while an answer for whoever was here is still on its way. */
import { act, screen, waitFor } from '@testing-library/react';
import { installServer } from '../../mocks/node';
import { answered } from '../../mocks/testing/answered';
import { lateAnswer } from '../../mocks/testing/lateAnswer';
import type { Call } from '../domain/calls/call';
import { getOrder } from '../domain/calls/orderCalls';
import { getSession } from '../domain/calls/sessionCalls';
import { DEMO_ACCOUNTS } from '../domain/demoAccounts';
import { closeApp, renderApp, storeSession } from '../testing/renderApp';
import { signInElsewhere } from '../testing/signInElsewhere';
import { lineOf, storeCart, storedCart } from '../testing/storeCart';

installServer();
beforeEach(() => { localStorage.clear(); });
afterEach(closeApp);

const MAYA = DEMO_ACCOUNTS.customer;
const DANIEL = { email: 'daniel.okafor@fooddelivery.example', password: 'any' };
const MAYAS_ORDER = '3d1e84b7-f5a6-4907-bc2e-7a90d5e8f613';

/** Maya is at an address and waits for an answer; Daniel signs in elsewhere; the answer comes. */
async function danielComesBetween(address: string, call: Call) {
  await storeSession(MAYA);
  storeCart([lineOf('garden-salad', 2)], MAYA.email);
  const late = lateAnswer(call);
  renderApp(address);
  await waitFor(() => late.asked);
  // Daniel's own answer is there before it.
  const known = answered(getSession);
  await signInElsewhere(DANIEL, lineOf('citrus-cooler'));
  await act(() => known);
  await act(() => answered(call, late.arrive));
}

test('the cart stays that of whoever is here now', async () => {
  await danielComesBetween('/user/cart', getSession);
  expect(await screen.findByText('Citrus Cooler')).toBeVisible();
  expect(screen.queryByText('Garden Salad')).not.toBeInTheDocument();
  expect(storedCart()).toEqual([lineOf('citrus-cooler')]);
  expect(localStorage.getItem('loggedInUserEmail')).toBe(DANIEL.email);
});

test('an order is shown to nobody but whose it is', async () => {
  await danielComesBetween(`/user/thank-you?order=${MAYAS_ORDER}`, getOrder);
  await waitFor(() => { expect(screen.queryByText(/^Loading/)).not.toBeInTheDocument(); });
  expect(screen.queryByRole('region', { name: 'Your order' })).not.toBeInTheDocument();
});

test('an order on the screen goes with whose it is', async () => {
  await storeSession(MAYA);
  renderApp(`/user/thank-you?order=${MAYAS_ORDER}`);
  expect(await screen.findByRole('region', { name: 'Your order' }, { timeout: 5000 })).toBeVisible();
  // While it is found out who is here, nothing is shown; what comes after that is what counts.
  const asked = answered(getOrder);
  await signInElsewhere(DANIEL);
  await act(() => asked);
  await waitFor(() => { expect(screen.queryByText(/^(Loading|Checking)/)).not.toBeInTheDocument(); });
  expect(screen.queryByRole('region', { name: 'Your order' })).not.toBeInTheDocument();
});
