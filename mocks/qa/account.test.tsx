/** Signing in as somebody else from the workbench, as the running app takes it. */
import { act, screen, waitFor } from '@testing-library/react';
import { closeApp, renderApp } from '../../src/testing/renderApp';
import { lineOf, storeCart, storedCart } from '../../src/testing/storeCart';
import { installServer } from '../node';
import { CUSTOMER, OTHER_CUSTOMER } from '../testing/client';
import { announceAccount, storeAccount } from './account';
import { changeSettings, clearSettings } from './settings';

installServer();
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  closeApp();
  clearSettings();
});

test('under a seed as well, the next account comes with its own profile and its own cart', async () => {
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
