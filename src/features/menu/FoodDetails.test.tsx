/** The details of a dish: where their code does not arrive, and where the focus is once they are closed. */
import { screen, waitFor } from '@testing-library/react';
import { installServer } from '../../../mocks/node';
import { ask, tokenOf } from '../../../mocks/testing/client';
import { addFood } from '../../domain/calls/foodCalls';
import { DEMO_ACCOUNTS } from '../../domain/demoAccounts';
import { closeApp, currentAddress, renderApp, storeSession } from '../../testing/renderApp';

let mockIsLost = true;
jest.mock('./FoodDetailsDialog', () => {
  if (mockIsLost) throw new Error('Loading chunk 7 failed.');
  return jest.requireActual<object>('./FoodDetailsDialog');
});

installServer();
beforeEach(async () => {
  localStorage.clear();
  await storeSession(DEMO_ACCOUNTS.customer);
});
afterEach(closeApp);

const LATE = 'This part could not be loaded. Please check your connection and try again.';
const pizza = () => screen.findByRole('button', { name: 'Margherita Pizza' });

it('is said to whoever presses its card, on the menu as it was', async () => {
  const { user } = renderApp('/user?diet=veg');
  await user.click(await pizza());
  expect(await screen.findByText(LATE)).toBeVisible();
  expect(await pizza()).toBeVisible();
  await waitFor(() => { expect(currentAddress()).toBe('/user?diet=veg'); });
});

it('is said to whoever comes by a link, and the next press tries again', async () => {
  const { user } = renderApp('/user?diet=veg&food=margherita-pizza');
  expect(await screen.findByText(LATE)).toBeVisible();
  await waitFor(() => { expect(currentAddress()).toBe('/user?diet=veg'); });

  mockIsLost = false;
  await user.click(await pizza());
  expect(await screen.findByRole('dialog', { name: 'Margherita Pizza' })).toBeVisible();
});

it.each(['press', 'link'])('gives the focus to the card of that dish, not of another of the same name: by a %s', async (way) => {
  mockIsLost = false;
  const twin = { name: 'Margherita Pizza', description: 'Another', price: 9.5, image: 'pictures/margherita-pizza.webp', category: 'Pizza', stock: 3 };
  const { id } = await ask(addFood, { token: await tokenOf(DEMO_ACCOUNTS.admin), body: twin });
  const { user } = renderApp(way === 'link' ? `/user?food=${id}` : '/user');
  if (way === 'press') await user.click((await screen.findAllByRole('button', { name: twin.name }))[1]!);
  expect(await screen.findByRole('dialog', { name: twin.name })).toHaveTextContent('Another');
  await user.keyboard('{Escape}');
  await waitFor(() => { expect(screen.getAllByRole('button', { name: twin.name })[1]).toHaveFocus(); });
});
