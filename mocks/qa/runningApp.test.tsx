/** What the workbench changes while the app is open. */
import { act, screen, waitFor } from '@testing-library/react';
import { closeApp, renderApp } from '../../src/testing/renderApp';
import { lineOf, storeCart, storedCart } from '../../src/testing/storeCart';
import { installServer } from '../node';
import { CUSTOMER, OTHER_CUSTOMER } from '../testing/client';
import { changeSettings, clearSettings } from './settings/settings';
import { announceAccount, storeAccount } from './shop-data/account';
import { startQa } from './start';

installServer();
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  closeApp();
  clearSettings();
  delete window.qa;
});

const dish = (name: string) => screen.queryByRole('heading', { name });

test('switching scenarios off in the console makes the screen refetch', async () => {
  await startQa(fetch);
  await window.qa?.use('only-veg');
  renderApp('/user');
  expect(await screen.findByRole('heading', { name: 'Margherita Pizza' })).toBeInTheDocument();
  expect(dish('Smoky Pepperoni Pizza')).not.toBeInTheDocument();
  await act(async () => { await window.qa?.clear(); });
  await waitFor(() => { expect(dish('Smoky Pepperoni Pizza')).toBeInTheDocument(); });
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
