/** The console commands of QA, through the screen. */
import { act, screen, waitFor } from '@testing-library/react';
import { closeApp, renderApp } from '../../src/testing/renderApp';
import { installServer } from '../node';
import { startQa } from './start';

installServer();
beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await startQa(fetch);
});
afterEach(() => {
  closeApp();
  delete window.qa;
});

const dish = (name: string) => screen.queryByRole('heading', { name });

test('switching scenarios off makes the screen refetch', async () => {
  await window.qa?.use('only-veg');
  renderApp('/user');
  expect(await screen.findByRole('heading', { name: 'Margherita Pizza' })).toBeInTheDocument();
  expect(dish('Smoky Pepperoni Pizza')).not.toBeInTheDocument();
  await act(async () => { await window.qa?.clear(); });
  await waitFor(() => { expect(dish('Smoky Pepperoni Pizza')).toBeInTheDocument(); });
});
