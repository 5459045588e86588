/** Switching accounts in the workbench, as the running app handles it. */
import { act, screen, waitFor } from '@testing-library/react';
import { closeApp, renderApp } from '../../../src/testing/renderApp';
import { lineOf, storeCart, storedCart } from '../../../src/testing/storeCart';
import { installServer } from '../../node';
import { CUSTOMER, OTHER_CUSTOMER } from '../../testing/client';
import { announceAccount, storeAccount } from './account';
import { changeSettings, clearSettings } from '../settings/settings';

installServer();
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  closeApp();
  clearSettings();
});

test('with a fixed seed too, the next account gets its own profile and its own cart', async () => {
  changeSettings({ seed: 7 });
  await storeAccount(CUSTOMER.email);
  storeCart([lineOf('garden-salad')], CUSTOMER.email);
  renderApp('/user/profile');
  expect(await screen.findByRole('heading', { name: 'Maya Patel' })).toBeInTheDocument();
  await act(async () => {
    await storeAccount(OTHER_CUSTOMER.email);
    announceAccount();
  });
  expect(await screen.findByRole('heading', { name: 'Daniel Okafor' })).toBeInTheDocument();
  await waitFor(() => { expect(storedCart()).toEqual([]); });
});
