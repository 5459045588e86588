/** The details dialog: a failed chunk load, and the focus after closing. */
import { screen, waitFor, within } from '@testing-library/react';
import { installServer } from '../../../mocks/node';
import { ADMIN, CUSTOMER, ask, tokenOf } from '../../../mocks/testing/client';
import { contract } from '../../domain/contract';
import { currentAddress, renderApp, storeSession } from '../../testing/renderApp';

let mockIsLost = false;
jest.mock('./FoodDetailsDialog', () => {
  if (mockIsLost) throw new Error('Loading chunk 7 failed.');
  return jest.requireActual<object>('./FoodDetailsDialog');
});

installServer();
beforeEach(async () => {
  await storeSession(CUSTOMER);
});

const LATE = 'This part could not be loaded. Please check your connection and try again.';
const pizza = () => screen.findByRole('button', { name: 'Margherita Pizza' });

it('a failed load is reported to a user who follows a link, and the next click retries', async () => {
  mockIsLost = true;
  const { user } = renderApp('/user?diet=veg&food=margherita-pizza');
  expect(await screen.findByText(LATE)).toBeVisible();
  await waitFor(() => { expect(currentAddress()).toBe('/user?diet=veg'); });

  mockIsLost = false;
  await user.click(await pizza());
  expect(await screen.findByRole('dialog', { name: 'Margherita Pizza' })).toBeVisible();
});

it('says that its dish sells out; closing focuses the card of that dish, not of another one with the same name', async () => {
  const twin = { name: 'Margherita Pizza', description: 'Another', price: 9.5, image: 'pictures/margherita-pizza.webp', category: 'Pizza', stock: 3 };
  const { id } = await ask(contract.addFood, { token: await tokenOf(ADMIN), body: twin });
  const { user } = renderApp(`/user?food=${id}`);
  const dialog = await screen.findByRole('dialog', { name: twin.name });
  expect(dialog).toHaveTextContent('Another');
  await ask(contract.changeInventory, { token: await tokenOf(ADMIN), params: { id }, body: { stock: 0 } });
  await waitFor(() => { expect(within(dialog).getAllByRole('status').map(({ textContent }) => textContent)).toContain('Only 0 leftSold out'); });
  await user.keyboard('{Escape}');
  await waitFor(() => { expect(screen.getAllByRole('button', { name: twin.name })[1]).toHaveFocus(); });
});

it('complains of nothing when it is opened again', async () => {
  const choice = { id: 'large', name: 'Large', price: 1, isVeg: true, soldOut: false, isDefault: false, most: 1 };
  const size = { id: 'size', name: 'Size', least: 1, most: 1, choices: [choice, { ...choice, id: 'small', name: 'Small' }] };
  await ask(contract.updateFood, { token: await tokenOf(ADMIN), params: { id: 'margherita-pizza' }, body: { options: [size] } });
  const { user } = renderApp('/user');
  const open = async () => {
    await user.click(await pizza());
    return within(await screen.findByRole('dialog', { name: 'Margherita Pizza' }));
  };
  const dialog = await open();
  await user.click(dialog.getByRole('button', { name: /^Add to cart/ }));
  await dialog.findByText('Please choose Size');
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => { expect(screen.queryByRole('dialog')).not.toBeInTheDocument(); });
  expect((await open()).queryByText('Please choose Size')).not.toBeInTheDocument();
});

it('says Non-Veg of a Veg dish while a choice is, and opens instead of adding such a default', async () => {
  const ham = { id: 'ham', name: 'Ham', price: 0, isVeg: false, soldOut: false, isDefault: true, most: 1 };
  const body = { isVeg: true, options: [{ id: 'extras', name: 'Extras', least: 0, most: 2, choices: [ham] }] };
  await ask(contract.updateFood, { token: await tokenOf(ADMIN), params: { id: 'margherita-pizza' }, body });
  const { user } = renderApp('/user');
  await pizza();
  await user.click(screen.getByRole('button', { name: 'Add to cart: Margherita Pizza' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Margherita Pizza' }));
  expect(dialog.getAllByText('Non-Veg')).toHaveLength(2);
  await user.click(dialog.getByRole('checkbox', { name: /^Ham/ }));
  expect(dialog.getByText('Veg')).toBeInTheDocument();
});

it('adds the dish at the price on the screen, also if a chosen choice gets dearer while it is open', async () => {
  const large = { id: 'large', name: 'Large', price: 1, isVeg: true, soldOut: false, isDefault: false, most: 1 };
  const setPrice = async (price: number) => {
    await ask(contract.updateFood, { token: await tokenOf(ADMIN), params: { id: 'margherita-pizza' }, body: { options: [{ id: 'size', name: 'Size', least: 1, most: 1, choices: [{ ...large, price }] }] } });
  };
  await setPrice(1);
  const { user } = renderApp('/user?food=margherita-pizza');
  const dialog = within(await screen.findByRole('dialog', { name: 'Margherita Pizza' }));
  await user.click(await dialog.findByRole('radio', { name: /^Large/ }));
  await setPrice(3);
  await dialog.findByText('$15.99');
  await user.click(dialog.getByRole('button', { name: /^Add to cart/ }));
  await user.click(dialog.getByRole('link', { name: 'Go to Cart' }));
  expect(await screen.findByText('$15.99 each')).toBeInTheDocument();
});
